import type { AuditReply } from '@meritum/shared/contracts/audit';
import { calls } from '@meritum/shared/contracts/calls';
import type { SecurityLogReply } from '@meritum/shared/contracts/security-log';
import {
  type Person,
  post,
  refresh,
  registerAccount,
  setRole,
  signInAgain,
  statusWith,
} from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { giveFactor } from '../../testing/factors';
import { templatesTo } from '../../testing/mails';

const suite = suiteApp();

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

test("an organiser ends all of somebody's sessions at once, for a reason that is recorded", async () => {
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
      ...{ kind: 'account', id: admin.accountId },
      person: { name: admin.displayName, email: admin.email },
    },
    subject: {
      ...{ noun: 'account', id: null, accountId },
      person: { name: ada.displayName, email: ada.email },
    },
    reason: 'A lost laptop',
  });

  const again = await signInAgain(app, ada);
  expect(again.status).toBe(200);
  const log = await get<SecurityLogReply>(calls.listSecurityLog.path, again);
  expect(log.entries.map(({ event }) => event)).toContain('sessions-ended-by-organisers');
  expect(await templatesTo(app, ada.email)).toEqual(['new-device', 'sessions-ended', 'new-device']);
});

test('a session that nobody came to revoke does not go on: the one write has voided it', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  await end({ accountId: ada.accountId, reason: 'A lost laptop' });
  const sessions = app.mongo.db.collection<{ _id: string }>('sessions');
  // As a process would leave it that died right after that write.
  await sessions.updateMany({ accountId: ada.accountId }, { $set: { revokedAt: null } });
  expect((await refresh(app, ada.cookie)).statusCode).toBe(204);
});

test('nobody else may, and it says whom and why', async () => {
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
