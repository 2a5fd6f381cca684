import { cookieOf, post, refresh, registerAccount } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { statusOf } from '../../testing/nominations';

const suite = suiteApp();

const signIn = (payload: object, headers = {}) =>
  post(suite().app, '/api/auth/sign-in', payload, headers);

test('AUTH-009 sign-in with e-mail and password works for a registered account', async () => {
  const person = await registerAccount(suite().app);
  const reply = await signIn({
    email: ` ${person.email.toUpperCase()} `,
    password: person.password,
  });
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    {
      accessToken: expect.stringMatching(/^eyJ[\w-]+\.[\w-]+\.[\w-]{43}$/),
      expiresIn: 600,
      user: {
        uid: person.accountId,
        email: person.email,
        displayName: person.displayName,
        emailConfirmed: false,
        role: 'user',
      },
    },
  ]);
});

test('ERR-001 an unknown address and a wrong password get the same answer', async () => {
  const person = await registerAccount(suite().app);
  const answers = [
    await signIn({ email: person.email, password: 'wrong password' }),
    await signIn({ email: 'unknown@example.com', password: 'wrong password' }),
  ].map((reply) => ({ ...reply.json<object>(), requestId: '', cookies: reply.cookies }));
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({
    status: 401,
    code: 'unauthenticated',
    message: 'Failed to sign in. Please check your email and password.',
    cookies: [],
  });
});

test('VAL-015 a missing password is told', async () => {
  expect((await signIn({ email: 'a@example.com', password: '' })).json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '/password', message: 'Please fill in all fields' }],
  });
});

test('an operator of the database is not an e-mail address', async () => {
  await registerAccount(suite().app);
  for (const operator of [{ $ne: '' }, { $gt: '' }, { $regex: '.*' }, ['a@example.com']])
    expect((await signIn({ email: operator, password: { $ne: '' } })).json()).toMatchObject({
      status: 400,
      errors: [{ pointer: '/email' }, { pointer: '/password' }],
    });
});

test('an operator in the query is not looked up either', async () => {
  const { app } = suite();
  const person = await registerAccount(app);
  const reply = await app.inject({
    url: '/api/nominations/status?category[$ne]=x&category=$where',
    headers: person.authorized,
  });
  expect(reply.statusCode).toBe(400);
});

test('each sign-in has a session of its own', async () => {
  const person = await registerAccount(suite().app);
  const first = await signIn(person_(person));
  const second = await signIn(person_(person));
  expect(cookieOf(first)?.split('.')[0]).not.toBe(cookieOf(second)?.split('.')[0]);
});

test('signing in ends the session that this browser had, so that none can be planted', async () => {
  const { app } = suite();
  const person = await registerAccount(app);
  await signIn(person_(person), { cookie: `__Host-refresh=${person.cookie}` });
  expect((await refresh(app, person.cookie)).statusCode).toBe(204);
  expect(await statusOf(app, person)).toBeUndefined();
});

const person_ = ({ email, password }: { email: string; password: string }) => ({ email, password });
