import { randomUUID } from 'node:crypto';
import { modules } from '../../composition/serving';
import { Revocations } from '../../platform/authorisation/revocations';
import { systemClock } from '../../platform/clock';
import { testConfig } from '../../testing/config';
import { after, processUntil, type Step, untilDead } from '../../testing/dying-at';
import { storedNomination } from '../../testing/stored';
import { pendingEntriesIn } from '../audit/pending-entries-store';
import { markOf, suiteTrail } from '../audit/testing/trail';
import { auditTrail } from '../audit/trail';
import { verifyChain } from '../audit/verify';
import type { Account } from '../identity/account';
import type { Nomination } from './nomination';
import { returnNomination } from './returning';
import { nominationsStore } from './store';

const suite = suiteTrail();

/**
 * Every write of an action: itself, the append, the settling, the erasing. A command can occur as
 * several of these writes. A death before a write leaves the same as one after the write before it.
 */
const steps: Step[] = [
  ...[7, 8].flatMap((at) => [after('nominations', 'update', at), after('accounts', 'update', at)]),
  after('audit', 'insert', 9),
  after('audit', 'update', 3),
  after('audit', 'update', 4),
];

/** Returns nominations and deletes accounts until the process dies. */
const run = (step: Step) =>
  processUntil(step, suite().db.databaseName, ({ nominating, deletions, trail }, isDead) => {
    const returnOne = async () => {
      const accountId = randomUUID();
      const submitted = storedNomination(0, { _id: randomUUID(), submittedBy: accountId });
      await nominating.nominations.add(submitted, 'nothing');
      await returnNomination(nominating, {
        actor: { command: 'crash' },
        accountId,
        emailConfirmed: true,
        note: 'Please look again.',
      });
    };
    const endOne = async () => {
      const _id = randomUUID();
      const nobody = { email: `${_id}@example.com`, emailConfirmed: false, displayName: '' };
      const account: Account = {
        ...{ _id, ...nobody, role: 'user', createdAt: new Date(), credentials: 0 },
      };
      await suite().db.collection<Account>('accounts').insertOne(account);
      await deletions.begin(account, new Date());
      await trail.forget(_id);
    };
    return untilDead(isDead, returnOne, returnOne, endOne);
  });

test('after racing processes died at any step each action has exactly one entry', async () => {
  const { db, audit, chain } = suite();
  const revocations = new Revocations(systemClock);
  await modules.prepare(db, { revocations, config: testConfig() });
  const left = [...steps];
  const dying = async () => {
    for (let next = left.shift(); next; next = left.shift()) await run(next);
  };
  await Promise.all([dying(), dying()]);
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
}, 120_000);
