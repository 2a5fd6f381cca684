import { linkMessages, type SessionReply } from '@meritum/shared/contracts/identity';
import {
  accountsIn,
  cookieOf,
  type Person,
  post,
  refresh,
  registerAccount,
  registration,
  signInAgain,
} from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { testLinks } from '../../../testing/config';
import { confirmationTokensOf } from '../../../testing/mails';
import { everyMailIsPending } from '../../../testing/pending-mails';
import { days, hours } from '../../platform/clock';
import { isCommonPassword } from './common-passwords';

const suite = suiteApp();
everyMailIsPending(suite);

const register = (payload: object) => post(suite().app, '/api/auth/register', payload);

const accountsOf = (email: string) => accountsIn(suite().app).find({ email }).toArray();

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
      confirming: { email: 'ada@example.com', until: expect.stringMatching(/Z$/) },
    },
  });
});

test('the refresh token is kept where scripts and other sites cannot reach it, and stored as a hash, the password as argon2id', async () => {
  const form = registration();
  const reply = await register(form);
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
  const sessions = await suite().app.mongo.db.collection('sessions').find().toArray();
  expect(JSON.stringify(sessions)).not.toContain(cookieOf(reply)?.split('.')[1] ?? '');
  const [account] = await accountsOf(form.email);
  expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
});

test('VAL-018 the length of a password is that of its composed form', async () => {
  const short = 'ééé'.normalize('NFD');
  expect((await register(registration({ password: short }))).json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '/password', message: 'Password should be at least 6 characters' }],
  });
  const long = 'ếộ'.repeat(100).normalize('NFD');
  const form = registration({ password: long });
  expect((await register(form)).statusCode).toBe(201);
  const reply = await post(suite().app, '/api/auth/sign-in', { email: form.email, password: long });
  expect(reply.statusCode).toBe(200);
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

const tooCommon = 'This password is too common. Choose another one.';

test.each([
  [
    'VAL-016 a missing name',
    { fullName: '  ' },
    [{ pointer: '/fullName', message: 'Please fill in all fields' }],
  ],
  [
    'VAL-018 a password of five characters',
    { password: '12345' },
    [{ pointer: '/password', message: 'Password should be at least 6 characters' }],
  ],
  [
    'VAL-018 a common password',
    { password: 'Password1' },
    [{ pointer: '/password', message: tooCommon }],
  ],
  [
    'a password that is far too long to hash',
    { password: 'x'.repeat(201) },
    [{ pointer: '/password' }],
  ],
  [
    'a registration with rights',
    { role: 'admin', emailConfirmed: true },
    [{ pointer: '/role' }, { pointer: '/emailConfirmed' }],
  ],
])('%s is refused, with the place and what to do', async (_, fields, errors) => {
  const reply = await register(registration(fields));
  expect(reply.json()).toMatchObject({ status: 400, code: 'invalid-argument', errors });
});

test('a common password is refused alike for an address that has an account and one that has none', async () => {
  const { email } = await registerAccount(suite().app);
  const [known, unknown] = [registration({ email }), registration()].map(async (form) => {
    const reply = await register({ ...form, password: 'iloveyou' });
    return { ...reply.json<object>(), requestId: '' };
  });
  expect(await known).toEqual(await unknown);
  expect(await known).toMatchObject({ message: tooCommon });
});

test('VAL-018 a password of six characters is accepted', async () => {
  expect((await register(registration({ password: 'vq8-zt' }))).statusCode).toBe(201);
});

const owner = { email: 'ada.sample@example.com', displayName: 'Ada Lovelace' };

test.each([
  [
    'what attackers try first',
    '123456 password PassWord1 iloveyou qwerty letmein'.split(' '),
    true,
  ],
  [
    'what they try first for this person',
    [
      'ada.sample@example.com',
      'ADA.SAMPLE',
      'ada sample',
      'Ada Lovelace',
      'adalovelace',
      'lovelace!',
      'Meritum Awards',
    ],
    true,
  ],
  [
    'anything else',
    ['vq8-zt', 'correct horse', 'Ada loves lace curtains', 'пароль-который-длинный', '🦉🦉🦉'],
    false,
  ],
])('whether %s is a common password', (_, passwords, isCommon) => {
  const found = passwords.filter((password) => isCommonPassword(password, owner));
  expect(found).toEqual(isCommon ? passwords : []);
});

describe('confirmation of the address', () => {
  const ask = (headers: object) => post(suite().app, '/api/auth/email-confirmation', {}, headers);
  const confirm = (token: string | undefined, headers: object) =>
    post(suite().app, '/api/auth/email-confirmation/confirm', { token }, headers);

  const newestLinkTo = async ({ email }: { email: string }) =>
    (await confirmationTokensOf(suite().app, email)).at(-1);

  /** A new person, and the link that registration mailed. */
  async function registered() {
    const ada = await registerAccount(suite().app);
    return { ada, token: await newestLinkTo(ada) };
  }

  const isConfirmed = async ({ email }: { email: string }) =>
    (await accountsOf(email))[0]?.emailConfirmed;

  test('D39 a mailed link confirms the address, a second click succeeds too, and no other is mailed', async () => {
    const { app } = suite();
    const { ada, token } = await registered();
    const presses = [await confirm(token, ada.authorized), await confirm(token, ada.authorized)];
    expect(presses.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    const { user } = (await refresh(app, ada.cookie)).json<SessionReply>();
    expect([user.emailConfirmed, user.confirming]).toEqual([true, undefined]);
    expect((await ask(ada.authorized)).statusCode).toBe(204);
    expect(await confirmationTokensOf(app, ada.email)).toHaveLength(1);
  });

  test.each([
    ['works until a week has passed', days(7) - hours(1), 204],
    ['ends after a week', days(7), 412],
  ])('D38 a link %s', async (_, wait, status) => {
    const { ada, token } = await registered();
    suite().pass(wait);
    const { authorized } = await signInAgain(suite().app, ada);
    expect((await confirm(token, authorized)).statusCode).toBe(status);
  });

  test('D38 the newest link wins, and a former one says so', async () => {
    const { ada, token: former } = await registered();
    expect((await ask(ada.authorized)).statusCode).toBe(204);
    const refused = await confirm(former, ada.authorized);
    expect(refused.json()).toMatchObject({ status: 412, message: linkMessages.superseded });
    expect(await isConfirmed(ada)).toBe(false);
    expect((await confirm(await newestLinkTo(ada), ada.authorized)).statusCode).toBe(204);
    expect(await isConfirmed(ada)).toBe(true);
  });

  describe('by the code in the mail', () => {
    const byCode = (code: string, { authorized }: Person) =>
      post(suite().app, '/api/auth/email-confirmation/confirm', { code }, authorized);
    const proof = (id: string) => ({ purpose: 'email-confirmation', id });
    const codeFor = async ({ email }: Person) => {
      const id = (await accountsOf(email))[0]?.confirmation?.id ?? '';
      return testLinks.codeOf(proof(id), suite().clock()).code;
    };

    test('it confirms the address however it is typed', async () => {
      const { ada } = await registered();
      const code = await codeFor(ada);
      const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
      expect((await byCode(typed, ada)).statusCode).toBe(204);
      expect(await isConfirmed(ada)).toBe(true);
    });

    test('it ends after an hour, while the link goes on', async () => {
      const { ada, token } = await registered();
      const code = await codeFor(ada);
      suite().pass(hours(1));
      const later = { ...ada, ...(await signInAgain(suite().app, ada)) };
      expect((await byCode(code, later)).json()).toMatchObject({
        status: 412,
        message: linkMessages.wrongCode,
      });
      expect((await confirm(token, later.authorized)).statusCode).toBe(204);
    });

    test("another account's code, one of a reset, and one of a former link confirm nothing", async () => {
      const { ada } = await registered();
      const { ada: bob } = await registered();
      const former = await codeFor(ada);
      await ask(ada.authorized);
      const ownId = (await accountsOf(ada.email))[0]?.confirmation?.id ?? '';
      const ofReset = testLinks.codeOf({ purpose: 'password-reset', id: ownId }, suite().clock());
      for (const code of [former, await codeFor(bob), ofReset.code])
        expect((await byCode(code, ada)).statusCode).toBe(412);
      expect(await isConfirmed(ada)).toBe(false);
    });

    test('after ten wrong codes within an hour the right one is refused too, not the link', async () => {
      const { ada, token } = await registered();
      suite().holdClock();
      for (let tries = 0; tries < 10; tries++)
        expect((await byCode('AAAAAAAA', ada)).statusCode).toBe(412);
      expect((await byCode(await codeFor(ada), ada)).statusCode).toBe(429);
      expect((await confirm(token, ada.authorized)).statusCode).toBe(204);
    });
  });
});
