import type { AuditReply } from '@meritum/shared/contracts/audit';
import { calls } from '@meritum/shared/contracts/calls';
import {
  accountsIn,
  expectSignedOut,
  type Person,
  post,
  refresh,
  registerAccount,
  securityEventsOf,
  signInAgain,
  statusWith,
} from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { promoted } from '../../../testing/judges';
import { templatesTo } from '../../../testing/mails';
import { aMomentBefore } from '../../../testing/moments';
import type { Session } from './session';
import { startSession } from './session-commands';

const suite = suiteApp();

const signIn = (payload: object) => post(suite().app, '/api/auth/sign-in', payload);

test('AUTH-009 sign-in with e-mail and password works for a registered account', async () => {
  const { accountId, email, password, displayName } = await registerAccount(suite().app);
  const reply = await signIn({ email: ` ${email.toUpperCase()} `, password });
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    {
      accessToken: expect.stringMatching(/^eyJ[\w-]+\.[\w-]+\.[\w-]{43}$/),
      expiresIn: 600,
      user: {
        uid: accountId,
        email,
        displayName,
        emailConfirmed: false,
        role: 'user',
        confirming: { email, until: expect.stringMatching(/Z$/) },
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

test('an operator of the database is no e-mail address, and is not looked up in a query either', async () => {
  const { app } = suite();
  const { authorized: headers } = await registerAccount(app);
  for (const operator of [{ $ne: '' }, { $gt: '' }, { $regex: '.*' }, ['a@example.com']])
    expect((await signIn({ email: operator, password: { $ne: '' } })).json()).toMatchObject({
      status: 400,
      errors: [{ pointer: '/email' }, { pointer: '/password' }],
    });
  const url = '/api/nominations/status?category[$ne]=x&category=$where';
  expect((await app.inject({ url, headers })).statusCode).toBe(400);
});

test('a sign-in whose credentials change during the check begins no session', async () => {
  const { app, clock, commands } = suite();
  const { accountId } = await registerAccount(app);
  const { identities } = commands();
  const read = await identities.stores.accounts.findById(accountId);
  if (!read) throw new Error('There is no account');
  await accountsIn(app).updateOne({ _id: accountId }, { $inc: { credentials: 1 } });
  const started = startSession(identities, read, { method: 'password', device: 'Firefox' });
  await expect(started).rejects.toMatchObject({ code: 'unauthenticated' });
  const sessions = app.mongo.db.collection<Session>('sessions');
  const late = await sessions.findOne({ accountId, device: 'Firefox' });
  expect(late).toMatchObject({ revokedAt: aMomentBefore(clock()) });
});

describe('ending the sessions of another person', () => {
  let admin: Person;
  beforeAll(async () => {
    admin = await registerAccount(suite().app);
    await promoted(suite().app, admin);
  });

  const end = (payload: object) =>
    post(suite().app, calls.endSessionsOf.path, payload, admin.authorized);

  test('an organiser immediately ends all sessions of a person, by one write, for a recorded reason', async () => {
    const { app } = suite();
    const [ada, bob] = [await registerAccount(app), await registerAccount(app)];
    const all = [ada, await signInAgain(app, ada)];
    const { accountId } = ada;
    expect((await end({ accountId, reason: ' A lost laptop ' })).statusCode).toBe(204);
    await expectSignedOut(app, ...all);
    expect(await statusWith(app, bob.authorized)).toBe(200);
    // Only the credentials were changed; the revocations after that write are missing.
    const sessions = app.mongo.db.collection<Session>('sessions');
    await sessions.updateMany({ accountId }, { $set: { revokedAt: null } });
    expect((await refresh(app, ada.cookie)).statusCode).toBe(204);

    const audit = await app.inject({ url: calls.listAudit.path, headers: admin.authorized });
    const [{ action, actor, subject, reason } = { action: 'none' }] =
      audit.json<AuditReply>().entries;
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
    expect(await securityEventsOf(app, again)).toContain('sessions-ended-by-organisers');
    const mails = ['new-device', 'sessions-ended', 'new-device'];
    expect(await templatesTo(app, ada.email)).toEqual(mails);
  });

  test('the person and the reason are required', async () => {
    const { accountId, authorized } = await registerAccount(suite().app);
    const refused = [
      await end({ accountId, reason: ' ' }),
      await end({ accountId, reason: 'x'.repeat(501) }),
      await end({ reason: 'Because' }),
      await end({ accountId: 'nobody', reason: 'Because' }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 404]);
    expect(await statusWith(suite().app, authorized)).toBe(200);
  });
});

test.each([
  ['NFC', 'NFD', 'Prüfung-2025-é'],
  ['NFD', 'NFC', 'Prüfung-2025-é'],
])('AUTH-009 a password registered in %s opens in %s: %s', async (stored, typed, password) => {
  const person = await registerAccount(suite().app, { password: password.normalize(stored) });
  const reply = await signIn({ email: person.email, password: password.normalize(typed) });
  expect(reply.statusCode).toBe(200);
});
