import type { AuditReply } from '@meritum/shared/contracts/audit';
import { calls } from '@meritum/shared/contracts/calls';
import type { SecurityLogReply } from '@meritum/shared/contracts/security-log';
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
import { suiteApp } from '../../testing/app';
import { testConfig } from '../../testing/config';
import { giveFactor } from '../../testing/factors';
import { templatesTo } from '../../testing/mails';
import { aMomentBefore } from '../../testing/moments';
import { statusOf } from '../../testing/nominations';
import { composeForCommands } from '../compose';
import type { Account } from './account';
import type { Identities } from './context';
import type { Session } from './session';
import { startSession } from './session-commands';

const suite = suiteApp();

describe('sign-in', () => {
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

  test('VAL-015 a missing password is refused', async () => {
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

  const person_ = ({ email, password }: { email: string; password: string }) => ({
    email,
    password,
  });
});

describe('ending sessions', () => {
  let admin: Person;
  beforeAll(async () => {
    admin = await registerAccount(suite().app);
    await setRole(suite().app, admin.accountId, 'admin');
    await giveFactor(suite().app, admin);
  });

  const end = (payload: object, { authorized }: Pick<Person, 'authorized'> = admin) =>
    post(suite().app, calls.endSessionsOf.path, payload, authorized);

  const get = async <Reply>(path: string, { authorized }: Pick<Person, 'authorized'>) =>
    (await suite().app.inject({ url: path, headers: authorized })).json<Reply>();

  test('an organiser immediately ends all sessions of a person, for a recorded reason', async () => {
    const { app } = suite();
    const [ada, bob] = [await registerAccount(app), await registerAccount(app)];
    const all = [ada, await signInAgain(app, ada)];
    const { accountId } = ada;
    expect((await end({ accountId, reason: ' A lost laptop ' })).statusCode).toBe(204);
    for (const { authorized, cookie } of all) {
      expect(await statusWith(app, authorized)).toBe(401);
      expect((await refresh(app, cookie)).statusCode).toBe(204);
    }
    expect(await statusWith(app, bob.authorized)).toBe(200);

    const { entries } = await get<AuditReply>(calls.listAudit.path, admin);
    const [{ action, actor, subject, reason } = { action: 'none' }] = entries;
    expect({ action, actor, subject, reason }).toEqual({
      action: 'account.sessions-ended',
      actor: {
        kind: 'account',
        id: admin.accountId,
        person: { name: admin.displayName, email: admin.email },
      },
      subject: {
        noun: 'account',
        id: null,
        accountId,
        person: { name: ada.displayName, email: ada.email },
      },
      reason: 'A lost laptop',
    });

    const again = await signInAgain(app, ada);
    expect(again.status).toBe(200);
    const log = await get<SecurityLogReply>(calls.listSecurityLog.path, again);
    expect(log.entries.map(({ event }) => event)).toContain('sessions-ended-by-organisers');
    expect(await templatesTo(app, ada.email)).toEqual([
      'new-device',
      'sessions-ended',
      'new-device',
    ]);
  });

  test('a session that was not revoked is void all the same: one write voided it', async () => {
    const { app } = suite();
    const ada = await registerAccount(app);
    await end({ accountId: ada.accountId, reason: 'A lost laptop' });
    const sessions = app.mongo.db.collection<{ _id: string }>('sessions');
    // The state after a process that died right after that write.
    await sessions.updateMany({ accountId: ada.accountId }, { $set: { revokedAt: null } });
    expect((await refresh(app, ada.cookie)).statusCode).toBe(204);
  });

  test('nobody else may, and the person and the reason are required', async () => {
    const { app } = suite();
    const [ada, eve] = [await registerAccount(app), await registerAccount(app)];
    const { accountId } = ada;
    const refused = [
      await end({ accountId, reason: 'Because' }, eve),
      await end({ accountId, reason: ' ' }),
      await end({ accountId, reason: 'x'.repeat(501) }),
      await end({ reason: 'Because' }),
      await end({ accountId: 'nobody', reason: 'Because' }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 400, 400, 400, 404]);
    expect(await statusWith(app, ada.authorized)).toBe(200);
  });
});

describe('session commands', () => {
  function identities(): Identities {
    const { app, clock } = suite();
    const { identities } = composeForCommands(app.mongo.db, { config: testConfig(), clock });
    return { ...identities, revocations: app.revocations };
  }

  /** Changes the credentials, but the process ends before it revokes the sessions. */
  async function changeCredentials(accountId: string) {
    const accounts = suite().app.mongo.db.collection<Account>('accounts');
    await accounts.updateOne({ _id: accountId }, { $inc: { credentials: 1 } });
  }

  const stored = (accountId: string) =>
    suite().app.mongo.db.collection<Session>('sessions').find({ accountId }).toArray();

  test('a sign-in whose credentials change during the check begins no session', async () => {
    const { accountId } = await registerAccount(suite().app);
    const read = await identities().accounts.byId(accountId);
    if (!read) throw new Error('There is no account');
    await changeCredentials(accountId);
    const started = startSession(identities(), read, { method: 'password', device: 'Firefox' });
    await expect(started).rejects.toMatchObject({ code: 'unauthenticated' });
    const [, late] = await stored(accountId);
    expect(late).toMatchObject({ device: 'Firefox', revokedAt: aMomentBefore(suite().clock()) });
  });

  test('a session from before a change of credentials is not continued, even if it was not revoked', async () => {
    const { app } = suite();
    const ada = await registerAccount(app);
    await changeCredentials(ada.accountId);
    expect((await refresh(app, ada.cookie)).statusCode).toBe(204);
    expect(await statusWith(app, ada.authorized)).toBe(401);
  });
});
