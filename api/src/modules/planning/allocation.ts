import { pendingAuditEntry } from '../../module-kit/pending-entries';
import type { Clock } from '../../platform/clock';
import { assignmentIdOf, isExcluded, isLive } from '../assignments/rules';
import { runningSeasons } from '../seasons/rules';
import { applyPlan, assignmentsFor, withdrawAssignment } from './apply-plan';
import { waitingForBatch } from './batches';
import type { Planning } from './context';
import { digestOf } from './evidence';
import { hasChanges, makePlan } from './make-plan';
import { drawForPlan } from './plan-draw';
import { differencesOf, fingerprintOf, type PlanningSnapshot, readSnapshot } from './snapshot';
import type { StoredPlan } from './stored-plan';

/** Attempts while other processes apply their plans first; then the next run continues. */
const rounds = 5;

/**
 * Assigns available judges where ratings are missing, in each running season. Runs after a
 * verification, a new nomination or a recusal, and regularly. Existing assignments stay, except
 * pending ones whose judge or nomination has dropped out, and unread ones whose judge is moved.
 * Several processes can run it concurrently: plans are applied in turn, and the judge's document
 * and a unique index prevent duplicates. Also completes the work of crashed processes.
 * @returns how many assignments were made
 */
export async function allocate(context: Planning): Promise<number> {
  let made = await carryOutDecided(context);
  for (const { id } of runningSeasons(
    await context.deps.seasons.findNewest(),
    context.platform.clock(),
  ))
    made += await allocateIn(context, id);
  return made;
}

async function allocateIn(context: Planning, season: string): Promise<number> {
  let made = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const added = await allocateOnce(context, season);
    if (added !== 'overtaken') return made + added;
    made += await carryOutDecided(context);
  }
  return made;
}

/** Applies decided plans, including those of a crashed process. */
async function carryOutDecided(context: Planning): Promise<number> {
  let made = 0;
  for (const plan of await context.stores.plans.listApplying())
    made += await applyPlan(context, plan, await readSnapshot(context, plan.season));
  return made;
}

async function allocateOnce(context: Planning, season: string): Promise<number | 'overtaken'> {
  const follows = await context.stores.plans.findLastTurn();
  const seen = await readSnapshot(context, season);
  const repaired = (await reconcile(context, seen)) ? await readSnapshot(context, season) : seen;
  const snapshot = withoutWaiting(repaired, context.platform.clock());
  if (!needsPlan(context, snapshot)) return 0;
  const draw = await drawForPlan(context, snapshot, { turn: follows + 1 });
  // While the beacon's round is missing, nothing can be assigned in the season.
  if (draw?.isTrial) return 0;
  const by = { command: 'planning' };
  const plan = await makePlan(context, snapshot, { askedBy: by, follows, draw });
  if (!hasChanges(plan.outcome)) {
    context.quiet.set(season, plan.fingerprint);
    return 0;
  }
  const { clock } = context.platform;
  const applying = { ...plan, state: 'applying', appliedAt: clock(), turn: follows + 1 } as const;
  const entry = planEntry(plan, by, clock);
  // Inserting the document decides the plan.
  const applied = await context.stores.plans.insertDecided(applying, { audit: entry, mails: [] });
  return applied ? applyPlan(context, applied, snapshot) : 'overtaken';
}

/** Leaves out nominations that wait for a later batch; they have no pairs yet. */
function withoutWaiting(snapshot: PlanningSnapshot, now: Date): PlanningSnapshot {
  const waiting = waitingForBatch(snapshot.nominations, snapshot.pairs, now);
  const nominations = snapshot.nominations.filter(({ _id }) => !waiting.has(_id));
  return { ...snapshot, nominations };
}

function needsPlan({ platform, quiet }: Planning, snapshot: PlanningSnapshot): boolean {
  if (snapshot.judges.length === 0 || snapshot.nominations.length === 0) return false;
  const since = quiet.get(snapshot.season.id);
  if (!since) return true;
  return differencesOf(since, fingerprintOf(snapshot, platform.clock())).length > 0;
}

/** The audit entry of an applied plan: one, however many assignments it makes. */
export function planEntry(
  { _id: id, outcome, seed: used, evidence }: StoredPlan,
  actor: { accountId: string } | { command: string },
  clock: Clock,
  reason = '',
) {
  const { added, released, moved, kept, certainty, draw } = outcome;
  const drawn = draw && { drawSeed: draw.seed, mostProbable: draw.mostProbable };
  return pendingAuditEntry(clock, {
    actor,
    action: 'plan.applied',
    subject: { id },
    reason,
    before: { assignments: kept + released },
    after: {
      assignments: kept + added,
      added,
      released,
      moved,
      seed: used,
      certainty,
      ...drawn,
      ...(evidence && { digest: digestOf(evidence) }),
    },
  });
}

/**
 * Repairs assignments and judges' documents that an interruption left inconsistent.
 * @returns whether anything was written
 */
async function reconcile(context: Planning, snapshot: PlanningSnapshot): Promise<boolean> {
  const { judges, pairs, season } = snapshot;
  const judging = new Set(judges.map(({ _id }) => _id));
  const submitted = new Map(snapshot.nominations.map((it) => [it._id, it]));
  const known = new Map(pairs.map((pair) => [pair._id, pair]));
  let isRepaired = false;
  for (const pair of pairs) {
    if (pair.status !== 'pending') continue;
    if (judging.has(pair.judgeId) && submitted.has(pair.nominationId)) continue;
    await withdrawAssignment(context, pair, season.id);
    isRepaired = true;
  }
  for (const judge of judges) {
    const reservations = judge.reservations.find((one) => one.season === season.id);
    for (const nominationId of reservations?.nominations ?? []) {
      const pair = known.get(assignmentIdOf(judge._id, nominationId));
      if (pair && isLive(pair)) continue;
      const forGood = pair !== undefined && isExcluded(pair);
      const nomination = submitted.get(nominationId);
      const place = { judgeId: judge._id, season: season.id, nominationId };
      if (!forGood && nomination)
        await context.deps.assignments.insertAll(assignmentsFor(context, judge, [nomination]));
      else await context.deps.judges.release(place, forGood);
      isRepaired = true;
    }
  }
  return isRepaired;
}
