import assert from 'node:assert/strict';
import { compositeOf } from '@meritum/shared/merit/outcome/ratings';
import { defaultSeason } from '@meritum/shared/programme/season';
import type { Assignment } from '../../src/modules/assignments/assignment';
import { isLive } from '../../src/modules/assignments/rules';
import type { ChainedEntry } from '../../src/modules/audit/entry';
import type { Judge } from '../../src/modules/judges/judge';
import { mayJudge } from '../../src/modules/judges/policy';
import type { Mail } from '../../src/modules/mail/mail';
import type { Nomination } from '../../src/modules/nominations/nomination';
import type { StoredPlan } from '../../src/modules/planning/stored-plan';
import { criteriaOf } from '../../src/modules/seasons/frozen-rules';
import type { Model } from './model';
import { capacity, planned, type World } from './world';

const byId = <Of extends { _id: string }>(all: readonly Of[]) =>
  new Map(all.map((one) => [one._id, one]));

/** No confirmed rating or recusal is lost, duplicated, changed or invented. */
function checkRatings(all: readonly Assignment[], { rated, recused }: Model): void {
  const completed = all.filter(({ status }) => status === 'completed');
  const kept = completed.map(({ _id, evaluation }) => [_id, evaluation?.ratings]);
  assert.deepEqual(Object.fromEntries(kept), Object.fromEntries(rated));
  for (const { evaluation } of completed)
    assert.equal(
      evaluation?.composite,
      evaluation && compositeOf(criteriaOf(defaultSeason), evaluation.ratings),
    );
  for (const it of all) assert.equal(it.status === 'recused', recused.has(it._id));
}

/** No judge has their own nomination or a colleague's, and no withdrawn nomination has a rating. */
function checkNominations(
  all: readonly Assignment[],
  judges: ReadonlyMap<string, Judge>,
  nominations: ReadonlyMap<string, Nomination>,
): void {
  for (const { judgeId, nominationId, status } of all) {
    const [judge, nomination] = [judges.get(judgeId), nominations.get(nominationId)];
    if (status === 'completed') assert.notEqual(nomination?.returned?.by, 'withdrawal');
    if (!judge || !nomination || nomination.erasedAt) continue;
    assert.notEqual(judge.accountId, nomination.submittedBy);
    assert.notEqual(judge.organization, nomination.organization);
  }
}

/** Judges' documents match assignments, and no judge or entry has more than planned. */
function checkPlaces(
  all: readonly Assignment[],
  judges: ReadonlyMap<string, Judge>,
  { strays }: Model,
): void {
  const live = all.filter(isLive);
  for (const judge of judges.values()) {
    const { _id } = judge;
    const [reservations] = judge.reservations;
    const theirs = live.filter(({ judgeId }) => judgeId === _id);
    assert.ok(theirs.length <= capacity, 'A judge exceeds their capacity');
    // What a crash left with a judge who no longer judges is repaired once they judge again.
    if (!reservations || !mayJudge(judge)) continue;
    const ids = theirs.map(({ nominationId }) => nominationId).sort();
    assert.deepEqual([reservations.load, [...reservations.nominations].sort()], [ids.length, ids]);
  }
  const counts = new Map<string, number>();
  for (const { nominationId } of live)
    counts.set(nominationId, (counts.get(nominationId) ?? 0) + 1);
  for (const count of counts.values())
    assert.ok(count <= planned + strays, 'A nomination has more judges than planned');
}

/** No plan is half applied, and no two took the same turn. */
function checkPlans(plans: readonly StoredPlan[]): void {
  assert.deepEqual(
    plans.filter(({ state }) => state === 'applying'),
    [],
  );
  const turns = plans.flatMap(({ turn }) => turn ?? []).sort((a, b) => a - b);
  assert.deepEqual(
    turns,
    turns.map((_, at) => at + 1),
  );
}

/** One mail for each event, one audit entry for each plan. */
function checkConsequences(
  mails: readonly Mail[],
  plans: readonly StoredPlan[],
  audit: readonly ChainedEntry[],
): void {
  const keys = mails.map(({ key }) => key);
  assert.equal(new Set(keys).size, keys.length);
  const recorded = audit.filter(({ action }) => action === 'plan.applied');
  assert.deepEqual(
    recorded.map(({ subject }) => subject.id).sort(),
    plans.flatMap(({ _id, turn }) => (turn ? _id : [])).sort(),
  );
}

/** What must hold once all work is done. */
export async function check(world: World, model: Model): Promise<void> {
  await world.process().allocate();
  const before = await world.stored<StoredPlan>('plans');
  await world.process().allocate();
  const plans = await world.stored<StoredPlan>('plans');
  assert.equal(plans.length, before.length, 'Planning again changes something');
  const all = await world.stored<Assignment>('assignments');
  const judges = byId(await world.stored<Judge>('judges'));
  checkRatings(all, model);
  checkNominations(all, judges, byId(await world.stored<Nomination>('nominations')));
  checkPlaces(all, judges, model);
  checkPlans(plans);
  checkConsequences(
    await world.stored<Mail>('outbox'),
    plans,
    await world.stored<ChainedEntry>('audit'),
  );
}
