import { groupedBy } from '@meritum/shared/merit/groups';
import type { Assignment, Pair } from '../assignments/assignment';
import { assignmentsMoved } from '../assignments/mails/judging';
import { assignmentIdOf } from '../assignments/rules';
import type { Judge } from '../judges/judge';
import { capacityOf } from '../judges/rules';
import type { Nomination } from '../nominations/nomination';
import type { Planning } from './context';
import { unpackAssignments } from './packed';
import type { PlanningSnapshot } from './snapshot';
import type { StoredPlan } from './stored-plan';

/** Judges whose assignments are written concurrently. */
const concurrency = 8;

/**
 * Applies a decided plan. Each step is one conditional write, so several processes can apply it
 * concurrently, and again after a crash. Skips judges who have since rated, recused or reached
 * their capacity.
 * @returns how many assignments were made
 */
export async function applyPlan(
  context: Planning,
  plan: StoredPlan,
  snapshot: PlanningSnapshot,
): Promise<number> {
  await openDecided(context, plan);
  // A plan without a turn only opens judging.
  const content = plan.turn === undefined ? null : plan.content;
  const released = content?.released ?? [];
  const added = content ? unpackAssignments(content.added) : [];
  const pairs = new Map(snapshot.pairs.map((pair) => [pair._id, pair]));
  const judges = new Map(snapshot.judges.map((judge) => [judge._id, judge]));
  for (const { judge, nomination, moved } of released) {
    const pair = pairs.get(assignmentIdOf(judge, nomination));
    if (pair) await withdrawAssignment(context, pair, plan.season, moved);
  }
  await tellMoved(context, plan, judges);
  const nominations = new Map(snapshot.nominations.map((it) => [it._id, it]));
  let made = 0;
  for (let from = 0; from < added.length; from += concurrency) {
    const group = added.slice(from, from + concurrency);
    const shares = group.map(async ({ judgeId, nominationIds }) => {
      const judge = judges.get(judgeId);
      const those = nominationIds.flatMap((id) => nominations.get(id) ?? []);
      return judge && those.length > 0 ? give(context, snapshot, judge, those) : 0;
    });
    for (const count of await Promise.all(shares)) made += count;
  }
  await context.stores.plans.complete(plan._id);
  await context.recordPlan(plan);
  return made;
}

/** Opens judging for a decided plan that was made to open it, unless it is open. */
export async function openDecided(
  { stores, deps }: Planning,
  { _id, season, opens: categories, state, content }: StoredPlan,
): Promise<void> {
  if (state !== 'applying' || !content?.opening) return;
  const reason = `Plan ${_id} was applied. ${content.opening.reason ?? ''}`.trim();
  const by = { actor: { accountId: content.opening.by }, reason };
  await deps.seasons.openJudging({ season, categories, by, closesAt: content.opening.closesAt });
  await stores.plans.removeOpening(_id);
}

/**
 * Mails judges how many of their announced assignments were exchanged; one mail each, even if the
 * plan is applied again. Leaves out those that their judges have opened meanwhile.
 */
async function tellMoved(
  { deps, platform }: Planning,
  { _id: planId, season, content }: StoredPlan,
  judges: ReadonlyMap<string, Judge>,
): Promise<void> {
  const planned = (content?.released ?? []).filter((one) => one.moved);
  if (planned.length === 0) return;
  const states = new Map(
    (await deps.assignments.findPairs(season)).map(({ _id, status }) => [_id, status]),
  );
  const moved = planned.filter(
    ({ judge, nomination }) => states.get(assignmentIdOf(judge, nomination)) === 'withdrawn',
  );
  for (const [judgeId, theirs] of groupedBy(moved, ({ judge }) => judge)) {
    const judge = judges.get(judgeId);
    if (judge?.readyNotices.includes(season))
      await platform.mail(assignmentsMoved({ judge, planId, count: theirs.length }));
  }
}

/** Reserves the judge's capacity first, which decides, and then adds the assignments. */
async function give(
  context: Planning,
  { season }: PlanningSnapshot,
  judge: Judge,
  nominations: readonly Nomination[],
): Promise<number> {
  const capacity = capacityOf(judge, season.planning.capacityPerJudge);
  const places = { judgeId: judge._id, season: season.id };
  const nominationIds = nominations.map(({ _id }) => _id);
  if (await context.deps.judges.takeAll({ ...places, nominationIds }, capacity))
    return context.deps.assignments.insertAll(assignmentsFor(context, judge, nominations));
  let made = 0;
  // Reserving all together failed: one is excluded, already assigned, or exceeds the capacity.
  for (const nomination of nominations)
    if (await context.deps.judges.take({ ...places, nominationId: nomination._id }, capacity))
      made += await context.deps.assignments.insertAll(
        assignmentsFor(context, judge, [nomination]),
      );
  return made;
}

export function assignmentsFor(
  { platform }: Planning,
  judge: Pick<Judge, '_id' | 'accountId'>,
  nominations: readonly Pick<Nomination, '_id' | 'season' | 'category'>[],
): Assignment[] {
  return nominations.map((nomination) => ({
    _id: assignmentIdOf(judge._id, nomination._id),
    season: nomination.season,
    category: nomination.category,
    nominationId: nomination._id,
    judgeId: judge._id,
    accountId: judge.accountId,
    status: 'pending',
    assignedAt: platform.clock(),
    unread: true,
    evaluation: null,
    former: [],
    recusal: null,
  }));
}

/** Withdraws a pending assignment, or a moved unread one, and frees the judge's capacity. */
export async function withdrawAssignment(
  { deps }: Planning,
  { _id, judgeId, nominationId }: Pair,
  season: string,
  moved = false,
): Promise<void> {
  if (await deps.assignments.withdraw(_id, moved))
    await deps.judges.release({ judgeId, season, nominationId }, false);
}
