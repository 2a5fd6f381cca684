import { calls } from '@meritum/shared/contracts/calls';
import type { SessionReply } from '@meritum/shared/contracts/identity';
import {
  accountsIn,
  bearer,
  cookieOf,
  expectSignedOut,
  post,
  refresh,
  registerAccount,
  securityEventsOf,
  setRole,
  signInAgain,
  statusWith,
} from '../../../testing/accounts';
import { buildTestApp, closeApps, suiteApp } from '../../../testing/app';
import { statusOf } from '../../../testing/nominations';
import { removeExpired } from '../../module-kit/define-store';
import { days, hours, seconds, trustedFor } from '../../platform/clock';
import type { Session } from './session';
import { sessionsStore } from './sessions-store';

afterAll(closeApps);

const suite = suiteApp();

const idOf = (cookie: string) => cookie.split('.')[0] ?? '';

const signOut = (cookie: string, { app } = suite()) =>
  post(app, calls.signOut.path, {}, { cookie: `__Host-refresh=${cookie}` });

test('AUTH-014 a session is restored by its cookie, with a new token and a new cookie', async () => {
  const { app } = suite();
  const person = await registerAccount(app);
  const reply = await refresh(app, person.cookie);
  const { user, accessToken } = reply.json<SessionReply>();
  expect(user.uid).toBe(person.accountId);
  expect(await statusOf(app, { ...person, authorized: bearer(accessToken) })).toMatchObject({
    exists: false,
    status: 'APPLICATION_PENDING',
  });
  expect(cookieOf(reply)).toMatch(/^[0-9a-f-]{36}\.[\w-]{43}$/);
  expect(cookieOf(reply)).not.toBe(person.cookie);
});

test('a visitor without a session gets no error, and an invalid cookie is cleared', async () => {
  const reply = await post(suite().app, '/api/auth/refresh', {});
  expect([reply.statusCode, reply.body, reply.cookies]).toEqual([204, '', []]);
  for (const cookie of ['nonsense', `${crypto.randomUUID()}.${'x'.repeat(43)}`]) {
    const cleared = await refresh(suite().app, cookie);
    expect([cleared.statusCode, cookieOf(cleared)]).toEqual([204, '']);
  }
});

test('two tabs that refresh at the same time both stay signed in, with one cookie', async () => {
  const { app } = suite();
  const person = await registerAccount(app);
  const replies = await Promise.all([1, 2, 3].map(() => refresh(app, person.cookie)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const cookies = new Set(replies.map(cookieOf));
  expect(cookies.size).toBe(1);
  expect((await refresh(app, [...cookies][0] ?? '')).statusCode).toBe(200);
});

test('a refresh whose answer was lost is repeated a day later; once its token is used, the old one ends the session, and its owner is told', async () => {
  const { app, pass } = suite();
  const person = await registerAccount(app);
  const lost = cookieOf(await refresh(app, person.cookie)) ?? '';
  pass(days(1));
  expect(cookieOf(await refresh(app, person.cookie))).toBe(lost);
  const third = cookieOf(await refresh(app, lost)) ?? '';
  expect((await refresh(app, person.cookie)).statusCode).toBe(204);
  await expectSignedOut(app, { ...person, cookie: third });
  const again = await signInAgain(app, person);
  expect(await securityEventsOf(app, again)).toContain('session-reused');
});

// Days on which a refresh continues the session, and on which it is over.
test.each([
  ['thirty days after its sign-in, however much it is used', 'user', [9, 18, 27, 29], [31, 60]],
  ['not after almost fourteen days unused', 'user', [13.9], []],
  ['after fourteen days unused, even if nothing removed it', 'user', [13], [27.1]],
  ["twelve hours after its sign-in if it is an admin's", 'admin', [0.2, 0.49], [0.51]],
])('a session ends %s', async (_, role, continued, over) => {
  const { app, pass } = suite();
  const person = await registerAccount(app);
  await setRole(app, person.accountId, role);
  let { cookie } = await signInAgain(app, person);
  let passed = 0;
  for (const day of [...continued, ...over]) {
    pass(days(day) - passed);
    passed = days(day);
    const reply = await refresh(app, cookie);
    expect([day, reply.statusCode]).toEqual([day, over.includes(day) ? 204 : 200]);
    cookie = cookieOf(reply) || cookie;
  }
});

test('a session whose owner becomes an admin ends as an admin session', async () => {
  const { app, pass } = suite();
  const person = await registerAccount(app);
  pass(days(0.6));
  const kept = await refresh(app, person.cookie);
  expect(kept.statusCode).toBe(200);
  await setRole(app, person.accountId, 'admin');
  expect((await refresh(app, cookieOf(kept) ?? '')).statusCode).toBe(204);
  expect(await statusWith(app, bearer(kept.json<SessionReply>().accessToken))).toBe(401);
});

test('a made-up secret with the id of a session neither continues nor ends it', async () => {
  const { app } = suite();
  const person = await registerAccount(app);
  const second = cookieOf(await refresh(app, person.cookie)) ?? '';
  const [sessionId, secret = ''] = person.cookie.split('.');
  const other = (await registerAccount(app)).cookie.split('.')[1] ?? '';
  const madeUp = ['x'.repeat(43), other, secret.slice(0, 21) + other.slice(21)];
  for (const guess of madeUp) {
    expect((await refresh(app, `${sessionId}.${guess}`)).statusCode).toBe(204);
    await signOut(`${sessionId}.${guess}`);
  }
  expect(await statusWith(app, person.authorized)).toBe(200);
  expect((await refresh(app, second)).statusCode).toBe(200);
});

test('AUTH-008 sign-out ends the session and its access tokens immediately, and no other session', async () => {
  const { app } = suite();
  const person = await registerAccount(app);
  const elsewhere = await signInAgain(app, person);
  const reply = await signOut(person.cookie);
  expect([reply.statusCode, cookieOf(reply)]).toEqual([204, '']);
  await expectSignedOut(app, person);
  expect((await refresh(app, elsewhere.cookie)).statusCode).toBe(200);
});

test('what one process revokes or changes counts in another within a second', async () => {
  const { app } = suite();
  const person = await registerAccount(app);
  const other = await buildTestApp({ MONGODB_DATABASE: app.mongo.db.databaseName });
  expect(await statusWith(other.app, person.authorized)).toBe(200);
  await signOut(person.cookie);
  let status = 200;
  while (status === 200) status = await statusWith(other.app, person.authorized);
  expect(status).toBe(401);
  expect(2 * trustedFor).toBeLessThanOrEqual(seconds(1));
});

test('ended sessions are removed, those that were signed out of after an hour, and living ones stay', async () => {
  const built = await buildTestApp();
  const { app, pass, clock } = built;
  await registerAccount(app);
  pass(days(10));
  const living = await registerAccount(app);
  pass(days(5));
  const left = await signInAgain(app, living);
  const ids = async () => {
    await removeExpired(app.mongo.db, [sessionsStore], clock());
    const sessions = await app.mongo.db.collection<Session>('sessions').find().toArray();
    return sessions.map(({ _id }) => _id).sort();
  };
  await signOut(left.cookie, built);
  expect(await ids()).toEqual([living, left].map(({ cookie }) => idOf(cookie)).sort());
  pass(hours(1));
  expect(await ids()).toEqual([idOf(living.cookie)]);
  await app.close();
});

test('a session that is refreshed while its password is changed stays valid', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  const elsewhere = await signInAgain(app, ada);
  const change = { currentPassword: ada.password, newPassword: 'vq8-zt and more' };
  let isOver = false;
  const changing = post(app, calls.changePassword.path, change, ada.authorized).finally(() => {
    isOver = true;
  });
  let { cookie } = ada;
  while (!isOver) {
    const reply = await refresh(app, cookie);
    expect(reply.statusCode).toBe(200);
    cookie = cookieOf(reply) ?? '';
  }
  expect((await changing).statusCode).toBe(204);
  expect((await refresh(app, cookie)).statusCode).toBe(200);
  expect((await refresh(app, elsewhere.cookie)).statusCode).toBe(204);
});

test('a process that dies after a change of the password has ended every session but the one of the change', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  const elsewhere = await signInAgain(app, ada);
  // Only the write that changes the password; the revocations after it are missing.
  const $set = { credentialsChangedIn: idOf(ada.cookie) };
  await accountsIn(app).updateOne({ _id: ada.accountId }, { $inc: { credentials: 1 }, $set });
  expect((await refresh(app, elsewhere.cookie)).statusCode).toBe(204);
  expect(await statusWith(app, elsewhere.authorized)).toBe(401);
  expect((await refresh(app, ada.cookie)).statusCode).toBe(200);
  const change = { currentPassword: ada.password, newPassword: 'vq8-zt and more' };
  const again = await post(app, calls.changePassword.path, change, ada.authorized);
  expect(again.statusCode).toBe(204);
});
