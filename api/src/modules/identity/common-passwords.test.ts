import { post, registration } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { isCommonPassword } from './common-passwords';

const suite = suiteApp();

const owner = { email: 'ada.sample@example.com', displayName: 'Ada Lovelace' };

test.each(['123456', 'password', 'PassWord1', 'iloveyou', 'qwerty', 'letmein'])(
  '%s is among the first that an attacker tries',
  (password) => expect(isCommonPassword(password, owner)).toBe(true),
);

test.each([
  'ada.sample@example.com',
  'ADA.SAMPLE',
  'ada sample',
  'Ada Lovelace',
  'adalovelace',
  'lovelace!',
  'Meritum Awards',
])('%s is the first guess for this person', (password) =>
  expect(isCommonPassword(password, owner)).toBe(true),
);

test.each([
  'vq8-zt',
  'correct horse',
  'Ada loves lace curtains',
  'пароль-который-длинный',
  '🦉🦉🦉',
])('%s is let through', (password) => expect(isCommonPassword(password, owner)).toBe(false));

test('VAL-018 registering with a common password is refused, with the place and what to do', async () => {
  const message = 'This password is too common. Please choose another.';
  const reply = await post(
    suite().app,
    '/api/auth/register',
    registration({ password: 'Password1' }),
  );
  expect(reply.json()).toMatchObject({
    status: 400,
    code: 'invalid-argument',
    message,
    errors: [{ pointer: '/password', message }],
  });
});

test('a common password is refused alike for an address that has an account and one that has none', async () => {
  const taken = registration();
  await post(suite().app, '/api/auth/register', taken);
  const refusals = [taken, registration()].map((form) =>
    post(suite().app, '/api/auth/register', { ...form, password: 'iloveyou' }),
  );
  const [known, unknown] = (await Promise.all(refusals)).map((reply) => ({
    ...reply.json<object>(),
    requestId: '',
  }));
  expect(known).toEqual(unknown);
});
