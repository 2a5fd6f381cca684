import { answerRepetition } from '../../../composition/change-document';
import type { Actor } from '../../../platform/authorisation/actor';
import { after, type Clock, seconds } from '../../../platform/clock';
import { processInChunks } from '../../../platform/process-in-chunks';
import { type Affiliation, conflictOf } from '../../nominations/policy';
import { seasonUnknown } from '../../seasons/errors';
import type { SeasonsView } from '../../seasons/view';
import { type AllocationContext, planEntry } from '../allocation';
import { drawForPlan } from '../draw/plan-draw';
import {
  drawNotKnown,
  mayNotPlan,
  notAPreview,
  planChangesNothing,
  planOutdated,
  planUnknown,
  previewOnly,
} from '../errors';
import { assignmentIdOf } from '../rules';
import { hasChanges, newPlan, planSnapshot } from './planned';
import { differencesOf, fingerprintOf, type PlanningSnapshot, readSnapshot } from './snapshot';
import type { Progress, StoredPlan } from './stored-plan';

export interface Previews extends AllocationContext {
  seasons: AllocationContext['seasons'] & Pick<SeasonsView, 'current'>;
  /** What conflicts of interest the organiser can have. */
  affiliationOf(actor: Pick<Actor, 'person'>): Promise<Affiliation>;
}

type Admin = Pick<Actor, 'accountId' | 'person'>;

/** Milliseconds between progress reports, which also notice a cancelled preview. */
const beatEvery = 500;
/** A process that has not reported for this long has ended. */
const lostAfter = seconds(30);

/**
 * Refuses an organiser with a conflict of interest with any nomination of the season that is under
 * review: a plan decides who judges it, and its numbers count those judges.
 * @throws permission-denied
 */
export async function requireImpartial(
  context: Previews,
  actor: Pick<Actor, 'person'>,
  season: string,
): Promise<void> {
  const party = await context.affiliationOf(actor);
  const all = await context.nominations.shortOfSeason(season);
  const submitted = all.filter(({ status }) => status === 'UNDER_REVIEW');
  await processInChunks(submitted, 100, (piece) => {
    if (piece.some((nomination) => conflictOf(party, nomination) !== null)) throw mayNotPlan();
  });
}

/** Whether the process that was planning has ended. */
export const isAbandoned = (
  { state, seenAt }: Pick<StoredPlan, 'state' | 'seenAt'>,
  clock: Clock,
) => state === 'planning' && seenAt < after(clock(), -lostAfter);

/** The plan; marked as failed if its process has ended. Throws not-found. */
export async function planOf(context: Previews, planId: string): Promise<StoredPlan> {
  const plan = await context.plans.byId(planId);
  if (!plan) throw planUnknown();
  if (!isAbandoned(plan, context.clock)) return plan;
  await context.plans.fail(planId);
  return { ...plan, state: 'failed' };
}

/** The plan, for an organiser who may plan its season. Throws like {@link planOf}, permission-denied. */
export async function planFor(
  context: Previews,
  { actor, planId }: { actor: Pick<Actor, 'person'>; planId: string },
): Promise<StoredPlan> {
  const plan = await planOf(context, planId);
  await requireImpartial(context, actor, plan.season);
  return plan;
}

/** Id of a season, by default the current one, for an organiser who may plan it. */
export async function seasonToPlan(
  context: Previews,
  actor: Pick<Actor, 'person'>,
  named: string | undefined,
): Promise<string> {
  const season = named ? await context.seasons.byId(named) : await context.seasons.current();
  if (!season) throw seasonUnknown();
  await requireImpartial(context, actor, season.id);
  return season.id;
}

/** Begins a preview, which {@link makePreview} computes, or returns the running one. */
export async function beginPreview(
  context: Previews,
  {
    actor,
    asIfOpen,
    season: named,
  }: { actor: Admin; asIfOpen: boolean; season?: string | undefined },
): Promise<{ plan: StoredPlan; isNew: boolean }> {
  const { plans, clock } = context;
  const season = await seasonToPlan(context, actor, named);
  const now = clock();
  const running = await plans.underWay(season, asIfOpen, after(now, -lostAfter));
  if (running) return { plan: running, isNew: false };
  const askedBy = { accountId: actor.accountId };
  const plan = newPlan({ _id: plans.newId(), season, asIfOpen, askedBy, now });
  await plans.add(plan);
  return { plan, isNew: true };
}

/** Computes a preview until it is done or cancelled; changes no assignments. */
export async function makePreview(
  context: Previews,
  { _id, season, asIfOpen }: StoredPlan,
): Promise<void> {
  const { plans, clock } = context;
  const stop = new AbortController();
  let progress: Progress = { stage: 'scoring', steps: 0 };
  const beat = async () => {
    if (!(await plans.beat(_id, progress, clock()))) stop.abort();
  };
  const beating = setInterval(() => void beat().catch(() => {}), beatEvery);
  try {
    const follows = await plans.lastTurn();
    const situation = await readSnapshot(context, season);
    const draw = await drawForPlan(context, situation, { turn: follows + 1, asIfOpen });
    const planned = await planSnapshot(context, situation, {
      planId: _id,
      follows,
      asIfOpen,
      draw,
      signal: stop.signal,
      onProgress: (step) => {
        progress = step;
      },
    });
    await plans.finish(_id, planned);
  } catch (error) {
    await plans.fail(_id);
    if (!stop.signal.aborted) throw error;
  } finally {
    clearInterval(beating);
  }
}

/** Cancels a preview, in any process. Throws not-found, failed-precondition. */
export async function cancelPreview(
  context: Previews,
  { actor, planId }: { actor: Admin; planId: string },
): Promise<StoredPlan> {
  await planFor(context, { actor, planId });
  const cancelled = await context.plans.cancel(planId);
  if (cancelled) return cancelled;
  const plan = await planOf(context, planId);
  if (plan.state === 'cancelled' || plan.state === 'failed') return plan;
  throw notAPreview();
}

/**
 * Decides a preview by one write; {@link applyPlan} then carries it out. Refused when its input has
 * changed or another plan was applied since. Repeating it does nothing. Writes an audit entry.
 * @throws permission-denied, not-found, failed-precondition
 */
export async function applyPreview(
  context: Previews,
  { actor, planId }: { actor: Admin; planId: string },
): Promise<StoredPlan> {
  await planFor(context, { actor, planId });
  return answerRepetition(
    () => decide(context, actor, planId),
    async () => {
      const plan = await planOf(context, planId);
      return isDecided(plan) ? plan : null;
    },
  );
}

const isDecided = ({ state }: StoredPlan) => state === 'applying' || state === 'applied';

async function decide(context: Previews, actor: Admin, planId: string): Promise<StoredPlan> {
  const { plans, clock } = context;
  const plan = await planOf(context, planId);
  if (plan.state !== 'planned') throw notAPreview();
  if (plan.asIfOpen) throw previewOnly();
  if (plan.outcome?.draw?.isTrial) throw drawNotKnown();
  if (!hasChanges(plan.outcome)) throw planChangesNothing();
  await requireSame(context, plan);
  const effects = { audit: planEntry(plan, actor, clock), mails: [] };
  const turn = plan.follows + 1;
  const decided = await plans.decide(planId, { turn, at: clock(), effects });
  if (decided) return decided;
  // Another plan was applied first, or this one was cancelled.
  await requireSame(context, plan);
  throw notAPreview();
}

/** Throws failed-precondition with what has changed since the plan was made. */
async function requireSame(context: Previews, plan: StoredPlan): Promise<void> {
  if ((await context.plans.lastTurn()) !== plan.follows)
    throw planOutdated(['another plan was applied']);
  const situation = await readSnapshot(context, plan.season);
  const now = fingerprintOf(situation, context.clock());
  const differences = plan.fingerprint ? differencesOf(plan.fingerprint, now) : [];
  if (differences.length === 0 && movesWhatIsRead(plan, situation))
    differences.push('which nominations judges have opened');
  if (differences.length > 0) throw planOutdated(differences);
}

/** Whether a judge has opened an assignment since that the plan moves. */
function movesWhatIsRead({ content }: StoredPlan, { pairs }: PlanningSnapshot): boolean {
  const unread = new Set(pairs.filter((pair) => pair.unread).map(({ _id }) => _id));
  return (content?.released ?? []).some(
    ({ judge, nomination, moved }) => moved && !unread.has(assignmentIdOf(judge, nomination)),
  );
}
