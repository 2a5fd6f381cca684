import { join } from 'node:path';
import { modules } from '../../composition/serving';
import { Revocations } from '../../platform/authorisation/revocations';
import { systemClock } from '../../platform/clock';
import { testConfig } from '../../testing/config';
import { after, type Step } from '../../testing/dying-at';
import { linesUntilKilled } from '../../testing/until-killed';
import type { Account } from '../identity/account';
import type { Nomination } from '../nominations/nomination';
import { nominationsStore } from '../nominations/store';
import { pendingEntriesIn } from './pending-entries-store';
import { markOf, suiteTrail } from './testing/trail';
import { auditTrail } from './trail';
import { verifyChain } from './verify';

const suite = suiteTrail();

/**
 * Every write of an action: itself, the append, the settling, the erasing. A command can occur as
 * several of these writes. A kill before a write leaves the same as one after the write before it.
 */
const steps: Step[] = [
  ...[7, 8].flatMap((at) => [after('nominations', 'update', at), after('accounts', 'update', at)]),
  after('audit', 'insert', 9),
  after('audit', 'update', 3),
  after('audit', 'update', 4),
];

/** Runs a process until it is killed. */
async function run(at: Step): Promise<void> {
  const script = join(import.meta.dirname, 'testing/crashing-process.ts');
  const args = [suite().db.databaseName, JSON.stringify(at)];
  await linesUntilKilled(script, { args, step: at });
}

test('after kill -9 at any step of two racing processes each action has exactly one entry', async () => {
  const { db, audit, chain } = suite();
  const revocations = new Revocations(systemClock);
  await modules.prepare(db, { revocations, config: testConfig() });
  const left = [...steps];
  const killing = async () => {
    for (let next = left.shift(); next; next = left.shift()) await run(next);
  };
  await Promise.all([killing(), killing()]);
  // One certainly leaves a pending entry: living processes make up for dead ones.
  await run({ ...after('audit', 'insert'), moment: 'before' });

  const nominations = db.collection<Nomination>('nominations');
  const accounts = db.collection<Account>('accounts');
  const pending = { 'audit.owes': true } as const;
  const count =
    (await nominations.countDocuments(pending)) + (await accounts.countDocuments(pending));
  expect(count).toBeGreaterThan(0);

  // The restart.
  const sources = [
    nominationsStore(db).pendingEntries,
    pendingEntriesIn(db.collection('accounts')),
  ];
  const trail = auditTrail({ audit, sources, markOf });
  await trail.appendAllPending();

  const entries = await chain();
  const returned = await nominations.find({ status: 'APPLICATION_PENDING' }).toArray();
  const recorded = entries.filter(({ action }) => action === 'nomination.returned');
  expect(recorded.map(({ subject }) => subject.id).sort()).toEqual(
    returned.map(({ _id }) => _id).sort(),
  );
  const ended = await accounts.find({ leaving: { $exists: true } }).toArray();
  const deletions = entries.filter(({ action }) => action === 'account.deleted');
  expect(deletions).toHaveLength(ended.length);
  expect(await nominations.countDocuments(pending)).toBe(0);
  expect(await accounts.countDocuments(pending)).toBe(0);
  expect(await verifyChain({ audit })).toMatchObject({
    whole: true,
    head: { seq: returned.length + ended.length },
  });

  // Repeating the erasing completes an interrupted one.
  for (const { _id } of ended) await trail.forget(_id);
  const text = JSON.stringify(await chain());
  for (const { _id } of ended) expect(text).not.toContain(_id);
  expect(await verifyChain({ audit })).toMatchObject({ whole: true, erased: ended.length });
}, 400_000);
