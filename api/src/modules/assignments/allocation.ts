import type { Clock } from '../../platform/clock';
import { pendingAuditEntry } from '../audit/pending-entries';
import type { JudgesApi } from '../judges/api';
import type { NominationsApi } from '../nominations/api';
import type { Affiliation } from '../nominations/policy';
import type { SeasonsView } from '../seasons/view';
import type { PlanAction } from './audit';
import { applyPlan, type PlanApplication } from './planning/apply-plan';
import { waitingForBatch } from './planning/batches';
import { hasChanges, planSnapshot, seed } from './planning/planned';
import type { Planner } from './planning/planner';
import type { PlanResult } from './planning/plans-store';
import { reconcile } from './planning/reconcile';
import {
  differencesOf,
  fingerprintOf,
  type PlanningSnapshot,
  readSnapshot,
} from './planning/snapshot';
import type { Fingerprint, StoredPlan } from './planning/stored-plan';

export interface AllocationContext extends PlanApplication {
  /** Who judges, and the places that their documents hold. */
  judges: Pick<JudgesApi, 'judging' | 'judgingNames' | 'take' | 'takeAll' | 'release'>;
  /** What takes part. */
  nominations: Pick<NominationsApi, 'takingPart' | 'shortOfSeason'>;
  seasons: Pick<SeasonsView, 'fresh'>;
  /** Judges in all that borderline entries of a season are to have, by nomination. */
  judgesWanted(season: string): Promise<ReadonlyMap<string, number>>;
  /** Categories of a season whose judging has closed for good: nobody is assigned there. */
  closedIn(season: string): Promise<ReadonlySet<string>>;
  /** What can tie an organiser to nominations; null when the account is gone. */
  partyOfAccount(accountId: string): Promise<Affiliation | null>;
  planner: Planner;
  clock: Clock;
  /** The last situation in which there was nothing to do: as long as it is so, nothing is planned. */
  quiet: { since?: Fingerprint };
}

/** Rounds in which other processes may be quicker, before the next turn is left to it. */
const rounds = 5;

/**
 * Assigns free judges where ratings are missing: after a verification, a new nomination, a recusal,
 * and regularly. What stands stays, except open assignments of who judges no more or of what is
 * gone. Any number of processes may do it at once: one plan follows the other, the judge's own
 * document decides each place, the unique index each assignment; what a crash has left is made up
 * for here.
 * @returns how many assignments were made
 */
export async function allocate(context: AllocationContext): Promise<number> {
  let made = 0;
  for (let round = 1; round <= rounds; round += 1) {
    made += await carryOutDecided(context);
    const added = await allocateOnce(context);
    if (added !== 'overtaken') return made + added;
  }
  return made;
}

/** Carries out what was decided: a moment ago, or by a process that ended before it was done. */
async function carryOutDecided(context: AllocationContext): Promise<number> {
  let made = 0;
  for (const plan of await context.plans.applying())
    made += await applyPlan(context, plan, await readSnapshot(context));
  return made;
}

async function allocateOnce(context: AllocationContext): Promise<number | 'overtaken'> {
  const follows = await context.plans.lastTurn();
  const seen = await readSnapshot(context);
  const mended = (await reconcile(context, seen)) ? await readSnapshot(context) : seen;
  const situation = withoutWaiting(mended, context.clock());
  if (!needsPlan(context, situation)) return 0;
  const planned = await planSnapshot(context, situation, { follows });
  if (!hasChanges(planned.outcome)) {
    if (planned.fingerprint) context.quiet.since = planned.fingerprint;
    return 0;
  }
  const plan = decided(context, situation, planned);
  const entry = planEntry(plan, { command: 'planning' }, context.clock);
  const recorded = await context.plans.record(plan, { audit: entry, mails: [] });
  return recorded ? applyPlan(context, recorded, situation) : 'overtaken';
}

/** What the planning assigns by itself: without nominations of a later batch, which have no pairs. */
function withoutWaiting(situation: PlanningSnapshot, now: Date): PlanningSnapshot {
  const waiting = waitingForBatch(situation.nominations, situation.pairs, now);
  const nominations = situation.nominations.filter(({ _id }) => !waiting.has(_id));
  return { ...situation, nominations };
}

function needsPlan({ clock, quiet }: AllocationContext, situation: PlanningSnapshot): boolean {
  if (situation.judges.length === 0 || situation.nominations.length === 0) return false;
  if (!quiet.since) return true;
  return differencesOf(quiet.since, fingerprintOf(situation, clock())).length > 0;
}

/** The plan of the API itself, as it is kept: one document, by which all of it is decided. */
function decided(
  { plans, clock }: AllocationContext,
  { season }: PlanningSnapshot,
  planned: PlanResult,
) {
  const turn = planned.follows + 1;
  const now = clock();
  const plan: StoredPlan = {
    _id: plans.newId(),
    season: season.id,
    state: 'applying',
    asIfOpen: false,
    askedBy: { command: 'planning' },
    askedAt: now,
    appliedAt: now,
    seenAt: now,
    seed,
    progress: { stage: 'connecting', steps: 0 },
    ...planned,
  };
  return { ...plan, turn };
}

/** What is recorded of an applied plan: one entry, however many assignments it makes. */
export function planEntry(
  { _id: id, outcome, seed: used }: StoredPlan,
  actor: { accountId: string } | { command: string },
  clock: Clock,
) {
  const { added = 0, released = 0, kept = 0, certainty = 1 } = outcome ?? {};
  return pendingAuditEntry<PlanAction>(
    {
      actor,
      action: 'plan.applied',
      subject: { id },
      reason: '',
      before: { assignments: kept + released },
      after: { assignments: kept + added, added, released, seed: used, certainty },
    },
    clock,
  );
}
