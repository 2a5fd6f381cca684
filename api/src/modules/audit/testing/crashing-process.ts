import { randomUUID } from 'node:crypto';
import { composeForCommands } from '../../../composition/compose';
import { systemClock } from '../../../platform/clock';
import { mongoClient } from '../../../platform/mongo/mongo';
import { testConfig } from '../../../testing/config';
import { dieAt, type Step } from '../../../testing/dying-at';
import type { Account } from '../../identity/account';
import { returnNomination } from '../../nominations/returning';
import { anyAccount, anyNomination } from './documents';

/**
 * A process that returns nominations and deletes accounts until it is killed at a step:
 * `crashing-process.ts <database uri> <database> <step as JSON>`.
 */
const [uri = '', database = '', step = '{}'] = process.argv.slice(2);
const client = mongoClient({ uri, waitMs: 10_000, observable: true });
const db = client.db(database);
const config = testConfig({ MONGODB_URI: uri });
const { nominating, leaving, trail } = composeForCommands(db, { config, clock: systemClock });

async function returnOne(): Promise<void> {
  const accountId = randomUUID();
  await nominating.nominations.add(anyNomination(accountId), 'nothing');
  await returnNomination(nominating, {
    actor: { command: 'crash' },
    accountId,
    emailConfirmed: true,
    note: 'Please look again.',
  });
}

async function endOne(): Promise<void> {
  const account = anyAccount();
  await db.collection<Account>('accounts').insertOne(account);
  await leaving.begin(account, new Date());
  await trail.forget(account._id);
}

async function forever(work: () => Promise<unknown>): Promise<never> {
  for (;;) await work();
}

dieAt(client, JSON.parse(step) as Step);
await Promise.all([forever(returnOne), forever(returnOne), forever(endOne)]);
