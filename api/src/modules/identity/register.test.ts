import { hours, seconds } from '../../platform/clock';
import {
  cookieOf,
  post,
  refresh,
  registerAccount,
  registration,
  signInAgain,
} from '../../testing/accounts';
import { buildTestApp, suiteApp } from '../../testing/app';
import { confirmationTokensOf, resetTokensOf } from '../../testing/mails';
import type { Account } from './account';
import { isCommonPassword } from './common-passwords';

const suite = suiteApp();

describe('registration', () => {
  const register = (payload: object) => post(suite().app, '/api/auth/register', payload);

  const accountsOf = (email: string) =>
    suite().app.mongo.db.collection<Account>('accounts').find({ email }).toArray();

  test('AUTH-011 registering creates the account with the full name as display name and signs in', async () => {
    const reply = await register({
      fullName: '  Ada Example ',
      email: ' Ada@Example.com ',
      password: 'correct horse',
    });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({
      accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      expiresIn: 600,
      user: {
        uid: expect.stringMatching(/^[0-9a-f-]{36}$/),
        email: 'ada@example.com',
        displayName: 'Ada Example',
        emailConfirmed: false,
        role: 'user',
      },
    });
  });

  test('the refresh token is kept where scripts and other sites cannot reach it', async () => {
    const reply = await register(registration());
    expect(reply.cookies.filter(({ name }) => name === '__Host-refresh')).toEqual([
      {
        name: '__Host-refresh',
        value: expect.stringMatching(/^[0-9a-f-]{36}\.[\w-]{43}$/),
        maxAge: 2_592_000,
        path: '/',
        httpOnly: true,
        secure: true,
        sameSite: 'Strict',
      },
    ]);
  });

  test('ERR-003 a second account for an e-mail address is refused, however it is written', async () => {
    const first = registration();
    await register(first);
    const reply = await register({ ...first, email: ` ${first.email.toUpperCase()}` });
    expect(reply.json()).toMatchObject({
      status: 409,
      code: 'already-exists',
      message: 'Failed to create account. This email may already be in use.',
    });
    expect(cookieOf(reply)).toBeUndefined();
  });

  test('twenty simultaneous registrations of one address make one account', async () => {
    const form = registration();
    const replies = await Promise.all(Array.from({ length: 20 }, () => register(form)));
    const statuses = replies.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    expect(await accountsOf(form.email)).toHaveLength(1);
  });

  test('VAL-016 a missing name is refused', async () => {
    expect((await register(registration({ fullName: '  ' }))).json()).toMatchObject({
      status: 400,
      errors: [{ pointer: '/fullName', message: 'Please fill in all fields' }],
    });
  });

  test('VAL-018 a password of five characters is refused, one of six is accepted', async () => {
    expect((await register(registration({ password: '12345' }))).json()).toMatchObject({
      status: 400,
      errors: [{ pointer: '/password', message: 'Password should be at least 6 characters' }],
    });
    expect((await register(registration({ password: 'vq8-zt' }))).statusCode).toBe(201);
  });

  test('a password that is far too long is refused before it is hashed', async () => {
    const reply = await register(registration({ password: 'x'.repeat(201) }));
    expect(reply.json()).toMatchObject({ status: 400, errors: [{ pointer: '/password' }] });
  });

  test('passwords are stored as argon2id and refresh tokens as hashes', async () => {
    const form = registration();
    const reply = await register(form);
    const [account] = await accountsOf(form.email);
    expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
    const secret = cookieOf(reply)?.split('.')[1] ?? '';
    const sessions = await suite().app.mongo.db.collection('sessions').find().toArray();
    expect(JSON.stringify(sessions)).not.toContain(secret);
  });

  test('nobody registers with rights', async () => {
    const reply = await register(registration({ role: 'admin', emailConfirmed: true }));
    expect(reply.json()).toMatchObject({
      status: 400,
      errors: [{ pointer: '/role' }, { pointer: '/emailConfirmed' }],
    });
  });
});

describe('confirmation of the address', () => {
  const ask = (headers: object) => post(suite().app, '/api/auth/email-confirmation', {}, headers);
  const confirm = (token: string | undefined, headers: object) =>
    post(suite().app, '/api/auth/email-confirmation/confirm', { token }, headers);

  test('D39 a mailed link confirms the address, and a second click succeeds too', async () => {
    const { app } = suite();
    const ada = await registerAccount(app);
    expect((await ask(ada.authorized)).statusCode).toBe(204);
    const [token] = await confirmationTokensOf(app, ada.email);
    const presses = [await confirm(token, ada.authorized), await confirm(token, ada.authorized)];
    expect(presses.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect((await refresh(app, ada.cookie)).json()).toMatchObject({
      user: { emailConfirmed: true },
    });
  });

  test('a confirmed address is mailed nothing', async () => {
    const { app } = suite();
    const ada = await registerAccount(app);
    await ask(ada.authorized);
    const [token] = await confirmationTokensOf(app, ada.email);
    await confirm(token, ada.authorized);
    expect((await ask(ada.authorized)).statusCode).toBe(204);
    expect(await confirmationTokensOf(app, ada.email)).toHaveLength(1);
  });

  test('a link ends after a day', async () => {
    const built = await buildTestApp();
    const ada = await registerAccount(built.app);
    await post(built.app, '/api/auth/email-confirmation', {}, ada.authorized);
    const [token] = await confirmationTokensOf(built.app, ada.email);
    built.pass(hours(24));
    const { authorized } = await signInAgain(built.app, ada);
    const url = '/api/auth/email-confirmation/confirm';
    const reply = await post(built.app, url, { token }, authorized);
    expect(reply.json()).toMatchObject({ status: 412, code: 'failed-precondition' });
    await built.app.close();
  });

  test('a link for one purpose is invalid for another', async () => {
    const { app } = suite();
    const ada = await registerAccount(app);
    await ask(ada.authorized);
    await post(app, '/api/auth/password-reset', { email: ada.email });
    const [confirmation] = await confirmationTokensOf(app, ada.email);
    const [reset] = await resetTokensOf(app, ada.email);
    expect((await confirm(reset, ada.authorized)).statusCode).toBe(412);
    const payload = { token: confirmation, password: 'a better password' };
    expect((await post(app, '/api/auth/password-reset/confirm', payload)).statusCode).toBe(412);
  });

  test('the sixth mail within an hour is refused until the stated time', async () => {
    const built = await buildTestApp();
    const ada = await registerAccount(built.app);
    const another = (headers = ada.authorized) =>
      post(built.app, '/api/auth/email-confirmation', {}, headers);
    for (let count = 0; count < 5; count++) expect((await another()).statusCode).toBe(204);
    const refused = await another();
    expect(refused.json()).toMatchObject({ status: 429, code: 'resource-exhausted' });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(3_500);
    built.pass(seconds(wait));
    const { authorized } = await signInAgain(built.app, ada);
    expect((await another(authorized)).statusCode).toBe(204);
    await built.app.close();
  });
});

describe('common passwords', () => {
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
  ])('%s is accepted', (password) => expect(isCommonPassword(password, owner)).toBe(false));

  test('VAL-018 registering with a common password is refused, with the place and what to do', async () => {
    const message = 'This password is too common. Choose another one.';
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
});
