import type { AssignmentPlan, previewRequest } from '@meritum/shared/contracts/plans';
import type { Season } from '@meritum/shared/contracts/seasons';
import type * as z from 'zod/mini';
import type { Decider, Viewer } from '../../platform/authorisation/actor';
import { notFound } from '../../platform/errors/domain-error';
import { TookTooLong } from '../../platform/threads/threads';
import { requireImpartial } from '../draw/impartial';
import { isInContest } from '../nominations/rules';
import { categoryUnknown } from '../seasons/errors';
import { categoryOf, judgingOpen } from '../seasons/rules';
import type { Planning } from './context';
import { closedForGood, notAPreview, planApplied, previewTookTooLong } from './errors';
import { makePlan } from './make-plan';
import { drawForPlan } from './plan-draw';
import { type PlanningSnapshot, readSnapshot } from './snapshot';
import type { StoredPlan } from './stored-plan';

/** Limit in seconds of a preview, because an organiser waits for it. */
const maxPreviewSeconds = 20;

/** Throws failed-precondition with the other organiser who applied the plan, and when. */
export async function refuseIfAppliedByAnother(
  { deps }: Planning,
  { accountId }: Pick<Decider, 'accountId'>,
  { appliedBy, appliedAt }: Pick<StoredPlan, 'appliedBy' | 'appliedAt'>,
): Promise<void> {
  if (!appliedBy || !appliedAt || appliedBy === accountId) return;
  const person = await deps.identity.personOf(appliedBy);
  throw planApplied(person?.displayName ?? 'Another organiser', appliedAt);
}

/** The plan, for an organiser who may plan its season. Throws not-found, permission-denied. */
export async function planFor(
  context: Planning,
  { actor, planId }: { actor: Viewer; planId: string },
): Promise<StoredPlan> {
  const plan = await context.stores.plans.findById(planId);
  if (!plan) throw notFound('Plan not found.');
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
 * Categories whose judging is not open now, but that the plan includes.
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
 * Makes a preview, which changes no assignments.
 * @returns the preview and its input
 * @throws permission-denied, invalid-argument, failed-precondition
 */
export async function makePreview(
  context: Planning,
  { actor, season: named, ...wanted }: Wanted & { actor: Decider },
): Promise<{ plan: StoredPlan; snapshot: PlanningSnapshot }> {
  const { plans } = context.stores;
  const season = await seasonToPlan(context, actor, named);
  const opens = await openedBy(context, season, wanted);
  const follows = await plans.findLastTurn();
  const snapshot = await readSnapshot(context, season.id);
  const asked = { turn: follows + 1, asIfOpen: opens.length > 0 };
  const plan = await makePlan(context, snapshot, {
    askedBy: { accountId: actor.accountId },
    ...{ follows, opens, asIfOpen: wanted.asIfOpen, maxSeconds: maxPreviewSeconds },
    draw: await drawForPlan(context, snapshot, asked),
  }).catch((error) => {
    throw error instanceof TookTooLong ? previewTookTooLong(maxPreviewSeconds) : error;
  });
  await plans.insert(plan);
  return { plan, snapshot };
}

/** Discards a preview; repeating it does nothing. Throws not-found, failed-precondition. */
export async function discardPreview(
  context: Planning,
  { actor, planId }: { actor: Decider; planId: string },
): Promise<StoredPlan> {
  const plan = await planFor(context, { actor, planId });
  if (plan.state === 'discarded') return plan;
  const discarded = await context.stores.plans.discardIfPreview(planId);
  if (discarded) return discarded;
  await refuseIfAppliedByAnother(context, actor, await planFor(context, { actor, planId }));
  throw notAPreview();
}

/** Counts of judges and nominations that a plan leaves out, by reason. */
export async function leftOutOf(
  { deps, platform }: Planning,
  { opens }: Pick<StoredPlan, 'opens'>,
  { season }: PlanningSnapshot,
): Promise<NonNullable<AssignmentPlan['leftOut']>> {
  const [entries, states] = await Promise.all([
    deps.nominations.listShortBySeason(season.id),
    deps.judges.judgeStates(season.id),
  ]);
  const isPlanned = (category: string) =>
    opens.includes(category) || judgingOpen(season, category, platform.clock());
  // Null means that the judge is not verified, or no longer judges.
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
