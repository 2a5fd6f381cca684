import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, ObjectId } from 'mongodb';
import { allPendingMails } from '../../composition/modules';
import type { Assignment } from '../../modules/assignments/assignment';
import { isLive } from '../../modules/assignments/rules';
import type { ChainedEntry } from '../../modules/audit/entry';
import { auditStore } from '../../modules/audit/store';
import { verifyChain } from '../../modules/audit/verify';
import type { Result } from '../../modules/contests/result';
import type { Judge } from '../../modules/judges/judge';
import type { Mail } from '../../modules/mail/mail';
import type { Nomination } from '../../modules/nominations/nomination';
import type { StoredPlan } from '../../modules/planning/stored-plan';
import { gridFiles } from '../../platform/files/files';
import type { Ledger, People } from './acts';

interface Played {
  ledger: Ledger;
  received: readonly string[];
  people: People;
}

/** Longer than a lease of regular work and its interval. */
const doneWithin = 180_000;

/** Waits until every mail is sent and every consequence of a write is done. */
async function untilDone(db: Db): Promise<string[]> {
  const open = async () => {
    const left: string[] = [];
    const queued = await db.collection('outbox').countDocuments({ state: 'queued' });
    if (queued > 0) left.push(`${queued} mails are queued`);
    for (const pendingMails of allPendingMails(db))
      for await (const { key } of pendingMails.all()) left.push(`${key} is pending`);
    const applying = await db.collection('plans').countDocuments({ state: 'applying' });
    if (applying > 0) left.push(`${applying} plans are half applied`);
    const half = { state: { $in: ['closing', 'publishing'] } };
    if (await db.collection('results').countDocuments(half)) left.push('results are half done');
    for (const name of ['nominations', 'judges', 'assignments', 'plans', 'results', 'seasons'])
      if (await db.collection(name).countDocuments({ 'pendingAuditEntries.0': { $exists: true } }))
        left.push(`${name} have pending audit entries`);
    return left;
  };
  const until = Date.now() + doneWithin;
  let left = await open();
  for (; left.length > 0 && Date.now() < until; left = await open()) await sleep(500);
  return left;
}

async function documentOf(db: Db, nomination: Nomination | undefined): Promise<string> {
  const hash = createHash('sha256');
  if (nomination?.document)
    for await (const part of gridFiles(db).read(new ObjectId(nomination.document.id)))
      hash.update(part);
  return hash.digest('hex');
}

/** What does not hold of a season that was played while processes were killed. */
export async function faults(db: Db, { ledger, received, people }: Played): Promise<string[]> {
  const wrong = await untilDone(db);
  const must = (holds: boolean, fault: string) => void (holds || wrong.push(fault));
  const all = <Of extends { _id: string }>(name: string) =>
    db.collection<Of>(name).find().toArray() as Promise<Of[]>;
  const nominations = await all<Nomination>('nominations');
  const assignments = await all<Assignment>('assignments');
  const byId = new Map(assignments.map((one) => [one._id, one]));

  for (const { accountId } of people.entrants) {
    const theirs = nominations.filter(({ submittedBy }) => submittedBy === accountId);
    const known = ledger.submitted.get(accountId);
    must(theirs.length === 1 && theirs[0]?._id === known?.nominationId, `entry of ${accountId}`);
    must((await documentOf(db, theirs[0])) === known?.document, `document of ${accountId}`);
  }
  const drafts = JSON.stringify(await db.collection('drafts').find().toArray());
  for (const [, { essay }] of ledger.drafts) must(drafts.includes(essay), `draft ${essay}`);
  for (const [id, value] of ledger.rated)
    must(byId.get(id)?.evaluation?.ratings.innovation === value, `rating ${id}`);
  must(
    assignments.filter(({ status }) => status === 'completed').length === ledger.rated.size,
    'a rating that nobody gave',
  );
  for (const id of ledger.recused) must(byId.get(id)?.status === 'recused', `recusal ${id}`);

  const judges = await all<Judge>('judges');
  for (const { _id, email, isVerified, reservations } of judges) {
    must(isVerified === ledger.verified.has(email ?? ''), `verification of ${email}`);
    const live = assignments.filter((one) => one.judgeId === _id && isLive(one));
    const ids = live.map(({ nominationId }) => nominationId).sort();
    must(
      String([...(reservations[0]?.nominations ?? [])].sort()) === String(ids),
      `reservations of ${_id}`,
    );
  }
  const plans = await all<StoredPlan>('plans');
  for (const id of ledger.plans)
    must(plans.find(({ _id }) => _id === id)?.state === 'applied', `plan ${id}`);

  const [result] = await all<Result>('results');
  must(result?.state === 'published' && ledger.published, 'publication');
  must(
    result?.voids.filter(({ state }) => state === 'confirmed').length === 1 &&
      JSON.stringify(result.voids).includes(ledger.voided),
    'void',
  );

  const verdict = await verifyChain({ audit: auditStore(db) });
  must(verdict.whole, `audit trail: ${JSON.stringify(verdict)}`);
  const entries = await db.collection<ChainedEntry>('audit').find().toArray();
  const recorded = (action: string) => entries.filter((one) => one.action === action).length;
  const expected: Record<string, number> = {
    'judge.verified': ledger.verified.size,
    'plan.applied': plans.filter(({ state }) => state === 'applied').length,
    'assignment.recused': ledger.recused.size,
    'results.judging-closed': 1,
    'results.finalised': 1,
    'results.published': 1,
  };
  for (const [action, count] of Object.entries(expected))
    must(recorded(action) === count, `${action}: ${recorded(action)} entries, not ${count}`);

  const mails = await all<Mail>('outbox');
  must(new Set(mails.map(({ key }) => key)).size === mails.length, 'two mails of one event');
  for (const { _id } of nominations)
    for (const event of ['nomination-received', 'entry-proof', 'results-published'])
      if (_id !== ledger.voided)
        must(
          mails.filter(({ key }) => key.startsWith(`${event}:${_id}`)).length === 1,
          `${event} ${_id}`,
        );
  must(
    mails.every(({ state }) => state === 'sent'),
    'a mail that was not sent',
  );
  must(
    new Set(received).size === mails.length,
    `${new Set(received).size} of ${mails.length} mails arrived`,
  );
  return wrong;
}
