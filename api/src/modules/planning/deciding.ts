import { answerRepetition } from '../../module-kit/change-document';
import type { Decider } from '../../platform/authorisation/actor';
import { refused } from '../../platform/errors/domain-error';
import { assignmentIdOf } from '../assignments/rules';
import { planEntry } from './allocation';
import { openDecided } from './apply-plan';
import type { Planning } from './context';
import { notAPreview, openingNeedsReason, planOutdated } from './errors';
import { hasChanges } from './make-plan';
import { planFor, refuseIfAppliedByAnother } from './previews';
import { differencesOf, fingerprintOf, type PlanningSnapshot, readSnapshot } from './snapshot';
import type { StoredPlan } from './stored-plan';

interface Applied {
  actor: Decider;
  planId: string;
  reason?: string | undefined;
  /** When the judging that it opens closes automatically. */
  closesAt?: string | undefined;
}

/**
 * Decides a preview by one write, which also opens the judging that it was made for; {@link
 * applyPlan} carries out the rest, also after a crash. Refused when its input has changed or
 * another plan was applied since. Repeating it does nothing; another organiser is told who applied
 * it. Writes an audit entry.
 *
 * A trial, whose seed is made up, only opens judging; the next plan uses the season's seed.
 * @param reason required to open judging where nominations would get no result
 * @throws permission-denied, not-found, failed-precondition; invalid-argument without that reason
 */
export async function applyPreview(
  context: Planning,
  { actor, planId, reason = '', closesAt }: Applied,
): Promise<StoredPlan> {
  const preview = await planFor(context, { actor, planId });
  const plan = await answerRepetition(
    () => decide(context, preview, { actor, reason, closesAt }),
    async () => {
      const present = await planFor(context, { actor, planId });
      await refuseIfAppliedByAnother(context, actor, present);
      return isDecided(present) ? present : null;
    },
  );
  await openDecided(context, plan);
  return plan;
}

const isDecided = ({ state }: StoredPlan) => state === 'applying' || state === 'applied';

/** Whether a preview can be applied; `opens` if that only opens judging. */
export function effectsOf({ opens, outcome }: Pick<StoredPlan, 'opens' | 'outcome'>) {
  const assigns = hasChanges(outcome) && outcome.draw?.isTrial !== true;
  return { assigns, opens: opens.length > 0 };
}

async function decide(
  context: Planning,
  plan: StoredPlan,
  { actor, reason, closesAt }: Omit<Applied, 'planId'> & { reason: string },
): Promise<StoredPlan> {
  const { stores, platform, deps } = context;
  const { state, season, opens: categories } = plan;
  if (state === 'discarded') throw refused('This plan was discarded. Preview again.');
  if (state !== 'planned') throw notAPreview();
  const { assigns, opens } = effectsOf(plan);
  if (!opens && plan.outcome.draw?.isTrial)
    throw refused(
      'This plan cannot be applied, because the public random value has not come yet. Preview again once judges are assigned.',
    );
  if (!opens && !assigns) throw refused('This plan changes nothing.');
  if (closesAt && new Date(closesAt) <= platform.clock())
    throw refused('The end of judging has passed. Choose a later one.');
  const [snapshot] = await Promise.all([
    readSnapshot(context, season),
    opens && deps.seasons.refuseToOpenJudging({ season, categories, actor }),
  ]);
  await requireSame(context, plan, snapshot);
  const short = plan.outcome.shortfall?.short ?? 0;
  if (opens && short > 0 && !reason) throw openingNeedsReason(short);
  const decided = await stores.plans.decideIfPreview(plan._id, {
    turn: assigns ? plan.follows + 1 : undefined,
    at: platform.clock(),
    by: actor.accountId,
    opening: opens ? { by: actor.accountId, reason, ...(closesAt && { closesAt }) } : undefined,
    effects: assigns
      ? { audit: planEntry(plan, actor, platform.clock, reason), mails: [] }
      : 'nothing',
  });
  if (decided) return decided;
  // Another plan was applied first, or this one was discarded.
  await requireSame(context, plan, await readSnapshot(context, season));
  throw notAPreview();
}

/** Throws failed-precondition with what has changed since the plan was made. */
async function requireSame(
  context: Planning,
  plan: StoredPlan,
  snapshot: PlanningSnapshot,
): Promise<void> {
  const changed = await changedSince(context, plan, snapshot);
  if (changed.length > 0) throw planOutdated(changed);
}

/** The changes since the plan was made, in words. */
export async function changedSince(
  context: Planning,
  plan: StoredPlan,
  snapshot: PlanningSnapshot,
): Promise<string[]> {
  if ((await context.stores.plans.findLastTurn()) !== plan.follows)
    return [await lastApplied(context, plan)];
  const now = fingerprintOf(snapshot, context.platform.clock());
  const differences = differencesOf(plan.fingerprint, now);
  return differences.length === 0 && movesWhatIsRead(plan, snapshot)
    ? ['which nominations judges have opened']
    : differences;
}

/** Names who requested the last applied plan. */
async function lastApplied({ stores, deps }: Planning, { season }: StoredPlan): Promise<string> {
  const { askedBy } = (await stores.plans.findLastApplied(season)) ?? {};
  if (askedBy && 'command' in askedBy) return 'judges were assigned automatically';
  const person = askedBy?.accountId ? await deps.identity.personOf(askedBy.accountId) : null;
  return person ? `the plan of ${person.displayName} was applied` : 'another plan was applied';
}

/** Whether the plan moves an assignment that its judge has opened since. */
function movesWhatIsRead({ content }: StoredPlan, { pairs }: PlanningSnapshot): boolean {
  const unread = new Set(pairs.filter((pair) => pair.unread).map(({ _id }) => _id));
  return (content?.released ?? []).some(
    ({ judge, nomination, moved }) => moved && !unread.has(assignmentIdOf(judge, nomination)),
  );
}
