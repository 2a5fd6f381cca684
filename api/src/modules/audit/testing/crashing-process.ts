import { randomUUID } from 'node:crypto';
import { composedUntil, forever } from '../../../testing/killed-process';
import type { Account } from '../../identity/account';
import { returnNomination } from '../../nominations/returning';
import { anyAccount, anyNomination } from './documents';

/**
 * A process that returns nominations and deletes accounts until it is killed at a step:
 * `crashing-process.ts <database> <step as JSON>`.
 */
const [database = '', step = '{}'] = process.argv.slice(2);
const { nominating, deletions, trail, db } = composedUntil(step, database);

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
  await deletions.begin(account, new Date());
  await trail.forget(account._id);
}

await Promise.all([forever(returnOne), forever(returnOne), forever(endOne)]);
