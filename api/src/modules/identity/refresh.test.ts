import { calls } from '@meritum/shared/contracts/calls';
import type { SessionReply } from '@meritum/shared/contracts/identity';
import { days, seconds } from '../../platform/clock';
import {
  cookieOf,
  type Person,
  post,
  refresh,
  registerAccount,
  setRole,
  signInAgain,
  statusWith,
} from '../../testing/accounts';
import { buildTestApp, suiteApp } from '../../testing/app';
import { statusOf } from '../../testing/nominations';
import type { Account } from './account';
import type { Session } from './session';
import { sessionsStore } from './sessions-store';

const suite = suiteApp();

describe('refresh', () => {
  const signOut = (cookie: string) =>
    suite().app.inject({
      method: 'POST',
      url: '/api/auth/sign-out',
      cookies: { '__Host-refresh': cookie },
    });

  /** Moves the session's last rotation back by that time. */
  async function age(cookie: string, milliseconds: number) {
    const sessions = suite().app.mongo.db.collection<Session>('sessions');
    const _id = cookie.split('.')[0] ?? '';
    const session = await sessions.findOne({ _id });
    const rotatedAt = new Date((session?.rotatedAt.getTime() ?? 0) - milliseconds);
    await sessions.updateOne({ _id }, { $set: { rotatedAt } });
  }

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

  test('a visitor without a session gets no error', async () => {
    const reply = await post(suite().app, '/api/auth/refresh', {});
    expect([reply.statusCode, reply.body, reply.cookies]).toEqual([204, '', []]);
  });

  test('an invalid cookie is cleared', async () => {
    for (const cookie of ['nonsense', `${crypto.randomUUID()}.${'x'.repeat(43)}`]) {
      const reply = await refresh(suite().app, cookie);
      expect([reply.statusCode, cookieOf(reply)]).toEqual([204, '']);
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

  test('a token that was replaced earlier ends the session for every holder', async () => {
    const { app } = suite();
    const person = await registerAccount(app);
    const next = cookieOf(await refresh(app, person.cookie)) ?? '';
    await age(next, seconds(11));
    expect((await refresh(app, person.cookie)).statusCode).toBe(204);
    expect((await refresh(app, next)).statusCode).toBe(204);
    expect(await statusOf(app, person)).toBeUndefined();
  });

  test('a token from before the last one ends the session immediately', async () => {
    const { app } = suite();
    const person = await registerAccount(app);
    const second = cookieOf(await refresh(app, person.cookie)) ?? '';
    const third = cookieOf(await refresh(app, second)) ?? '';
    expect((await refresh(app, person.cookie)).statusCode).toBe(204);
    expect((await refresh(app, third)).statusCode).toBe(204);
  });

  /** The answers to refreshes on these days after the sign-in, in order. */
  async function answersAfter(moments: readonly number[], role: 'user' | 'admin' = 'user') {
    const built = await buildTestApp();
    const { app } = built;
    const person = await registerAccount(app);
    await setRole(app, person.accountId, role);
    let { cookie } = await signInAgain(app, person);
    let passed = 0;
    const answers: Record<number, number> = {};
    for (const day of moments) {
      built.pass(days(day) - passed);
      passed = days(day);
      const reply = await refresh(app, cookie);
      answers[day] = reply.statusCode;
      cookie = cookieOf(reply) || cookie;
    }
    await app.close();
    return answers;
  }

  test('a session ends thirty days after its sign-in, however much it is used', async () => {
    const used = await answersAfter([9, 18, 27, 29, 31, 60]);
    expect(used).toEqual({ 9: 200, 18: 200, 27: 200, 29: 200, 31: 204, 60: 204 });
  });

  test('an unused session ends after fourteen days, even if nothing removed it', async () => {
    expect(await answersAfter([13.9])).toEqual({ 13.9: 200 });
    expect(await answersAfter([13, 27.1])).toEqual({ 13: 200, 27.1: 204 });
  });

  test("an admin's session ends twelve hours after its sign-in", async () => {
    expect(await answersAfter([0.2, 0.49, 0.51], 'admin')).toEqual({
      0.2: 200,
      0.49: 200,
      0.51: 204,
    });
  });

  test('a session whose owner becomes an admin ends as an admin session', async () => {
    const built = await buildTestApp();
    const { app } = built;
    const person = await registerAccount(app);
    built.pass(days(0.6));
    const kept = await refresh(app, person.cookie);
    expect(kept.statusCode).toBe(200);
    await setRole(app, person.accountId, 'admin');
    expect((await refresh(app, cookieOf(kept) ?? '')).statusCode).toBe(204);
    expect(await statusWith(app, bearer(kept.json<SessionReply>().accessToken))).toBe(401);
    await app.close();
  });

  test('a made-up secret with the id of a session neither continues nor ends it', async () => {
    const { app } = suite();
    const person = await registerAccount(app);
    const second = cookieOf(await refresh(app, person.cookie)) ?? '';
    const [sessionId, secret = ''] = person.cookie.split('.');
    const other = (await registerAccount(app)).cookie.split('.')[1] ?? '';
    const madeUp = ['x'.repeat(43), other, secret.slice(0, 21) + other.slice(21)];
    for (const guess of madeUp)
      expect((await refresh(app, `${sessionId}.${guess}`)).statusCode).toBe(204);
    expect(await statusWith(app, person.authorized)).toBe(200);
    expect((await refresh(app, second)).statusCode).toBe(200);
  });

  test('AUTH-008 sign-out ends the session and its access tokens immediately', async () => {
    const { app } = suite();
    const person = await registerAccount(app);
    const reply = await signOut(person.cookie);
    expect([reply.statusCode, cookieOf(reply)]).toEqual([204, '']);
    expect((await refresh(app, person.cookie)).statusCode).toBe(204);
    expect(await statusOf(app, person)).toBeUndefined();
  });

  test('sign-out leaves the other sessions of the account alone', async () => {
    const { app } = suite();
    const person = await registerAccount(app);
    const elsewhere = await post(app, '/api/auth/sign-in', {
      email: person.email,
      password: person.password,
    });
    await signOut(person.cookie);
    expect((await refresh(app, cookieOf(elsewhere) ?? '')).statusCode).toBe(200);
  });

  test('nobody signs another out by knowing the id of a session', async () => {
    const { app } = suite();
    const person = await registerAccount(app);
    await signOut(`${person.cookie.split('.')[0]}.${'x'.repeat(43)}`);
    expect((await refresh(app, person.cookie)).statusCode).toBe(200);
  });

  test('a session revoked by another process stops counting when the view is refreshed', async () => {
    const { app } = suite();
    const person = await registerAccount(app);
    const sessions = sessionsStore(app.mongo.db);
    await sessions.revoke(person.cookie.split('.')[0] ?? '', new Date());
    await app.revocations.refresh(sessions.revokedSince);
    expect(await statusOf(app, person)).toBeUndefined();
  });

  test('the sweep removes ended sessions and leaves living ones', async () => {
    const built = await buildTestApp();
    const { app } = built;
    const ended = await registerAccount(app);
    built.pass(days(10));
    const living = await registerAccount(app);
    built.pass(days(5));
    expect(await sessionsStore(app.mongo.db).sweep(built.clock())).toBe(1);
    expect((await refresh(app, living.cookie)).statusCode).toBe(200);
    expect((await refresh(app, ended.cookie)).statusCode).toBe(204);
    await app.close();
  });

  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
});

describe('during a change of the password', () => {
  const idOf = (cookie: string) => cookie.split('.')[0] ?? '';

  const change = ({ authorized, password }: Person) =>
    post(
      suite().app,
      calls.changePassword.path,
      { currentPassword: password, newPassword: 'vq8-zt and more' },
      authorized,
    );

  test('a session that is refreshed while its password is changed stays valid', async () => {
    const { app } = suite();
    const ada = await registerAccount(app);
    const elsewhere = await signInAgain(app, ada);
    let isOver = false;
    const changing = change(ada).finally(() => {
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

  test('a process that dies after the change has ended every session but the one of the change', async () => {
    const { app } = suite();
    const ada = await registerAccount(app);
    const elsewhere = await signInAgain(app, ada);
    await app.mongo.db
      .collection<Account>('accounts')
      .updateOne(
        { _id: ada.accountId },
        { $inc: { credentials: 1 }, $set: { credentialsChangedIn: idOf(ada.cookie) } },
      );
    expect((await refresh(app, elsewhere.cookie)).statusCode).toBe(204);
    expect((await refresh(app, ada.cookie)).statusCode).toBe(200);
    expect((await change(ada)).statusCode).toBe(204);
  });
});
