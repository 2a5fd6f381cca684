import type { AssignmentPlan, previewRequest } from '@meritum/shared/contracts/plans';
import type { Season } from '@meritum/shared/contracts/seasons';
import type * as z from 'zod/mini';
import type { Decider, Viewer } from '../../platform/authorisation/actor';
import { after, type Clock, seconds } from '../../platform/clock';
import { notFound } from '../../platform/errors/domain-error';
import { requireImpartial } from '../draw/impartial';
import { isInContest } from '../nominations/rules';
import { categoryUnknown } from '../seasons/errors';
import { categoryOf, judgingOpen } from '../seasons/rules';
import type { Planning } from './context';
import { closedForGood, notAPreview, planApplied } from './errors';
import { drawForPlan } from './plan-draw';
import { newPlan, planSnapshot } from './planned';
import { type PlanningSnapshot, readSnapshot } from './snapshot';
import type { Progress, StoredPlan } from './stored-plan';

/** Milliseconds between progress reports, which also notice a cancelled preview. */
const beatEvery = 500;
/** A process that has not reported for this long has ended. */
const lostAfter = seconds(30);

/** Whether the process that was planning has ended. */
export const isAbandoned = (
  { state, seenAt }: Pick<StoredPlan, 'state' | 'seenAt'>,
  clock: Clock,
) => state === 'planning' && seenAt < after(clock(), -lostAfter);

/** The plan; marked as failed if its process has ended. Throws not-found. */
export async function planOf(context: Planning, planId: string): Promise<StoredPlan> {
  const plan = await context.stores.plans.byId(planId);
  if (!plan) throw notFound('Plan not found.');
  if (!isAbandoned(plan, context.platform.clock)) return plan;
  await context.stores.plans.fail(planId);
  return { ...plan, state: 'failed' };
}

/** Throws failed-precondition with who applied the plan and when, if it was another organiser. */
export async function refuseIfAppliedByAnother(
  { deps }: Planning,
  { accountId }: Pick<Decider, 'accountId'>,
  { appliedBy, appliedAt }: Pick<StoredPlan, 'appliedBy' | 'appliedAt'>,
): Promise<void> {
  if (!appliedBy || !appliedAt || appliedBy === accountId) return;
  const person = await deps.identity.personOf(appliedBy);
  throw planApplied(person?.displayName ?? 'Another organiser', appliedAt);
}

/** The plan, for an organiser who may plan its season. Throws like {@link planOf}, permission-denied. */
export async function planFor(
  context: Planning,
  { actor, planId }: { actor: Viewer; planId: string },
): Promise<StoredPlan> {
  const plan = await planOf(context, planId);
  await requireImpartial(context.deps, actor, plan.season);
  return plan;
}

/** A season, by default the current one, for an organiser who may plan it. */
export async function seasonToPlan(
  context: Planning,
  actor: Viewer,
  named: string | undefined,
): Promise<Season> {
  const season = await context.deps.seasons.fresh(named);
  await requireImpartial(context.deps, actor, season.id);
  return season;
}

type Wanted = z.infer<typeof previewRequest>;

/**
 * Categories whose judging is not open and which a plan asks judges for nevertheless.
 * @throws invalid-argument for an unknown category, failed-precondition for one closed for good
 */
async function openedBy(
  { deps, platform }: Planning,
  season: Season,
  { asIfOpen, categories: named }: Omit<Wanted, 'season'>,
): Promise<string[]> {
  if (!asIfOpen) return [];
  const closed = await deps.contests.closedIn(season.id);
  for (const [index, name] of (named ?? []).entries()) {
    if (!categoryOf(season, name)) throw categoryUnknown(`/categories/${index}`);
    if (closed.has(name)) throw closedForGood(name);
  }
  return season.categories.flatMap(({ name }) => {
    const isMeant = named ? named.includes(name) : !closed.has(name);
    return isMeant && !judgingOpen(season, name, platform.clock()) ? name : [];
  });
}

/**
 * Begins a preview, which {@link makePreview} computes, or returns the running one.
 * @throws permission-denied, invalid-argument, failed-precondition
 */
export async function beginPreview(
  context: Planning,
  { actor, season: named, ...wanted }: Wanted & { actor: Decider },
): Promise<{ plan: StoredPlan; isNew: boolean }> {
  const { stores, platform } = context;
  const season = await seasonToPlan(context, actor, named);
  const now = platform.clock();
  const { asIfOpen } = wanted;
  const kind = { season: season.id, asIfOpen, opens: await openedBy(context, season, wanted) };
  const running = await stores.plans.underWay(kind, after(now, -lostAfter));
  if (running) return { plan: running, isNew: false };
  const askedBy = { accountId: actor.accountId };
  const plan = newPlan({ ...kind, _id: stores.plans.newId(), askedBy, now });
  await stores.plans.add(plan);
  return { plan, isNew: true };
}

/** Computes a preview until it is done or cancelled; changes no assignments. */
export async function makePreview(
  context: Planning,
  { _id, season, opens }: StoredPlan,
): Promise<void> {
  const { stores, platform } = context;
  const stop = new AbortController();
  let progress: Progress = { stage: 'scoring', steps: 0 };
  const beat = async () => {
    if (!(await stores.plans.beat(_id, progress, platform.clock()))) stop.abort();
  };
  const beating = setInterval(() => void beat().catch(() => {}), beatEvery);
  try {
    const follows = await stores.plans.lastTurn();
    const snapshot = await readSnapshot(context, season);
    const draw = await drawForPlan(context, snapshot, {
      turn: follows + 1,
      asIfOpen: opens.length > 0,
    });
    const planned = await planSnapshot(context, snapshot, {
      planId: _id,
      follows,
      opens,
      draw,
      signal: stop.signal,
      onProgress: (step) => {
        progress = step;
      },
    });
    await stores.plans.finish(_id, planned);
  } catch (error) {
    await stores.plans.fail(_id);
    if (!stop.signal.aborted) throw error;
  } finally {
    clearInterval(beating);
  }
}

/** Cancels a preview, in any process. Throws not-found, failed-precondition. */
export async function cancelPreview(
  context: Planning,
  { actor, planId }: { actor: Decider; planId: string },
): Promise<StoredPlan> {
  await planFor(context, { actor, planId });
  const cancelled = await context.stores.plans.cancel(planId);
  if (cancelled) return cancelled;
  const plan = await planOf(context, planId);
  await refuseIfAppliedByAnother(context, actor, plan);
  if (plan.state === 'cancelled' || plan.state === 'failed') return plan;
  throw notAPreview();
}

/** Who takes no part in a plan, by what is missing. */
export async function leftOutOf(
  { deps, platform }: Planning,
  { opens }: Pick<StoredPlan, 'opens'>,
  { season }: PlanningSnapshot,
): Promise<NonNullable<AssignmentPlan['leftOut']>> {
  const [entries, states] = await Promise.all([
    deps.nominations.shortOfSeason(season.id),
    deps.judges.judgeStates(season.id),
  ]);
  const isPlanned = (category: string) =>
    opens.includes(category) || judgingOpen(season, category, platform.clock());
  // Without an answer a judge is not verified, or no longer judges.
  const verified = states.filter(({ answer }) => answer !== null);
  return {
    nominationsUnconfirmed: entries.filter(
      (entry) =>
        entry.status === 'UNDER_REVIEW' && !isInContest(entry) && isPlanned(entry.category),
    ).length,
    judgesUnconfirmed: verified.filter(({ isLeftOut }) => isLeftOut).length,
    judgesNotAgreed: verified.filter(
      ({ isLeftOut, answer }) => !isLeftOut && (answer === 'asked' || answer === 'not-asked'),
    ).length,
  };
}
