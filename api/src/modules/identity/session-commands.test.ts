import { refresh, registerAccount, statusWith } from '../../testing/accounts';
import { suiteApp } from '../../testing/app';
import { testConfig } from '../../testing/config';
import { aMomentBefore } from '../../testing/moments';
import { composeForCommands } from '../compose';
import type { Account } from './account';
import type { Identities } from './commands';
import type { Session } from './session';
import { startSession } from './session-commands';

const suite = suiteApp();

function identities(): Identities {
  const { app, clock } = suite();
  const { identities } = composeForCommands(app.mongo.db, { config: testConfig(), clock });
  return { ...identities, revocations: app.revocations };
}

/** The credentials change, and the process ends before it has revoked the sessions. */
async function changeCredentials(accountId: string) {
  const accounts = suite().app.mongo.db.collection<Account>('accounts');
  await accounts.updateOne({ _id: accountId }, { $inc: { credentials: 1 } });
}

const stored = (accountId: string) =>
  suite().app.mongo.db.collection<Session>('sessions').find({ accountId }).toArray();

test('a sign-in whose credentials changed while they were checked begins no session', async () => {
  const { accountId } = await registerAccount(suite().app);
  const read = await identities().accounts.byId(accountId);
  if (!read) throw new Error('There is no account');
  await changeCredentials(accountId);
  const started = startSession(identities(), read, { method: 'password', device: 'Firefox' });
  await expect(started).rejects.toMatchObject({ code: 'unauthenticated' });
  const [, late] = await stored(accountId);
  expect(late).toMatchObject({ device: 'Firefox', revokedAt: aMomentBefore(suite().clock()) });
});

test('a session from before a change of credentials is not continued, though nobody revoked it', async () => {
  const { app } = suite();
  const ada = await registerAccount(app);
  await changeCredentials(ada.accountId);
  expect((await refresh(app, ada.cookie)).statusCode).toBe(204);
  expect(await statusWith(app, ada.authorized)).toBe(401);
});
