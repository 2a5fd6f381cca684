import { cookieOf, post, registration } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import type { Account } from './account';

const suite = suiteApp();

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

test('twenty people who register one address at once make one account', async () => {
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
