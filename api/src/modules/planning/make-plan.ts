import { randomBytes } from 'node:crypto';
import type { PlanOutcome, ShortageReason } from '@meritum/shared/contracts/plans';
import type { PlanningInput } from '@meritum/shared/merit/assign/input';
import { shareOf } from '@meritum/shared/merit/assign/served';
import { capacityOf } from '../judges/rules';
import { assignmentSeed } from '../seasons/frozen-rules';
import { type MadePlan, planning } from './computation';
import type { Planning } from './context';
import { planningInput } from './input';
import type { PlanDraw } from './plan-draw';
import { fingerprintOf, type PlanningSnapshot } from './snapshot';
import type { PlanContent, StoredPlan } from './stored-plan';

/** The most nominations whose lack of judges a preview explains. */
const maxLacking = 2_000;

/** The most badly matched nominations that a preview names. */
const maxWeakest = 10;

type MadeShortage = MadePlan['shortages'][number];

/** A plan that is not applied yet, with its changes. */
export type PlanMade = StoredPlan & { content: PlanContent };

interface Request extends Pick<StoredPlan, 'askedBy' | 'follows'> {
  /** Whether to plan as if judging were open in `opens`. */
  asIfOpen?: boolean;
  opens?: string[];
  /** Missing where nothing is assigned. */
  draw?: PlanDraw | undefined;
  maxSeconds?: number;
}

/**
 * Makes a plan without storing or applying it. Keeps its input if it may be applied.
 * @throws TookTooLong after `maxSeconds`
 */
export async function makePlan(
  { platform, stores }: Planning,
  snapshot: PlanningSnapshot,
  { askedBy, follows, asIfOpen = false, opens = [], draw: drawing, ...limit }: Request,
): Promise<PlanMade> {
  const _id = stores.plans.newId();
  const now = platform.clock();
  const input = planningInput(snapshot, now, opens);
  const begun = performance.now();
  const largestLoad = snapshot.season.rules.largestLoad;
  const options = { seed: assignmentSeed, largestLoad, ...(drawing && { draw: drawing.draw }) };
  const keepsInput = drawing?.isTrial !== true;
  const task = { lists: input, options: { ...options, keepsInput } };
  const plan = await platform.threads.run({ ...planning, ...limit }, task);
  const { released, shortages, evidence: made } = plan;
  if (made)
    await stores.planInputs.insert({ planId: _id, hash: made.inputHash, bytes: made.bytes }, now);
  const evidence = made && {
    input: made.inputHash,
    plan: made.planHash,
    salt: randomBytes(16).toString('hex'),
  };
  return {
    _id,
    season: snapshot.season.id,
    state: 'planned',
    asIfOpen,
    opens,
    askedBy,
    askedAt: now,
    appliedAt: null,
    seed: assignmentSeed,
    follows,
    fingerprint: fingerprintOf(snapshot, now),
    ...(evidence && { evidence }),
    outcome: {
      ...outcomeOf(plan, Math.round(performance.now() - begun)),
      mails: mailsOf(plan, snapshot),
      ...shortfallOf(plan, snapshot, { input, opens }),
      ...(drawing && plan.draw && { draw: { ...plan.draw, isTrial: drawing.isTrial } }),
    },
    content: {
      released,
      added: plan.added,
      lacking: shortages
        .map((shortage) => {
          const { nomination, has, wanted, planned, words } = shortage;
          return { nomination, has, wanted, planned, words, reason: reasonOf(shortage) };
        })
        .sort((a, b) => a.has - b.has || (a.nomination < b.nomination ? -1 : 1))
        .slice(0, maxLacking),
      weakest: plan.belowCeiling
        .slice(0, maxWeakest)
        .map((served) => ({ nomination: served.nomination, share: shareOf(served) })),
    },
  };
}

function reasonOf({ full, atLargestLoad, judgesNeeded }: MadeShortage): ShortageReason {
  if (full < judgesNeeded) return 'fewJudges';
  return atLargestLoad === full ? 'largestLoad' : 'noRoom';
}

/** Remedies for nominations that the plan or the judging it opens leaves without a result. */
function shortfallOf(
  { shortages, loads }: MadePlan,
  { judges, season }: PlanningSnapshot,
  { input, opens }: { input: PlanningInput; opens: readonly string[] },
): Pick<PlanOutcome, 'shortfall'> {
  const counted = input.nominations.filter(({ planned, category }) =>
    opens.length > 0 ? opens.includes(category) : planned > 0,
  );
  const ids = new Set(counted.map(({ id }) => id));
  const short = shortages
    .map((one) => ({ ...one, lacks: one.wanted - one.has }))
    .filter(({ nomination, lacks }) => lacks > 0 && ids.has(nomination));
  if (short.length === 0) return {};
  const { capacityPerJudge } = season.planning;
  const isLimited = short.some(({ atLargestLoad }) => atLargestLoad > 0);
  const capacity = isLimited ? (loads.largest[0] ?? capacityPerJudge) : capacityPerJudge;
  const lacking = short.reduce((sum, { lacks }) => sum + lacks, 0);
  // Judges with a limit of their own are not helped by raising the season's.
  const raised = judges.filter(
    (judge) => capacityOf(judge, capacityPerJudge) === capacityPerJudge,
  ).length;
  // More capacity helps only with enough judges, because each rates a nomination once.
  const capacityHelps =
    !isLimited && short.every(({ full, lacks }) => Math.min(full, raised) >= lacks);
  return {
    shortfall: {
      nominations: counted.length,
      short: short.length,
      judges: Math.max(Math.ceil(lacking / capacity), ...short.map(({ lacks }) => lacks)),
      capacity,
      capacityNeeded: capacityHelps ? capacity + Math.ceil(lacking / raised) : null,
    },
  };
}

/** Mails to judges about their first assignments of the season, or about exchanged ones. */
function mailsOf({ added, released }: MadePlan, { judges, season }: PlanningSnapshot): number {
  const notified = new Set(
    judges.flatMap(({ _id, readyNotices }) => (readyNotices.includes(season.id) ? _id : [])),
  );
  const moved = released.filter((one) => one.moved && notified.has(one.judge));
  return (
    added.judges.filter((id) => !notified.has(id)).length +
    new Set(moved.map(({ judge }) => judge)).size
  );
}

function outcomeOf(plan: MadePlan, milliseconds: number): Omit<PlanOutcome, 'mails'> {
  const { shortages, value, bound, certainty, loads, parts } = plan;
  return {
    added: plan.added.count,
    released: plan.released.length,
    moved: plan.released.filter(({ moved }) => moved).length,
    kept: plan.kept,
    places: plan.coverage,
    uncovered: shortages.length,
    belowMinimum: shortages.filter(({ has, wanted }) => has < wanted).length,
    value,
    bound,
    certainty,
    parts,
    milliseconds,
    loads: { least: loads.least, most: loads.most },
    largestLoads: loads.largest.map((load) => ({
      load,
      share: load / (plan.kept + plan.added.count),
      timesMedian: loads.median === 0 ? null : load / loads.median,
    })),
    certaintyBefore: plan.before.certainty,
    maxPlaces: plan.coverage.filled + plan.proven.all.most - plan.proven.all.filled,
    served: servedBy(plan),
  };
}

function servedBy({ weakest, belowCeiling }: MadePlan): PlanOutcome['served'] {
  const count = (reason: MadePlan['belowCeiling'][number]['why']) =>
    belowCeiling.filter(({ why }) => why === reason).length;
  return {
    least: weakest ? shareOf(weakest) : 1,
    below: {
      noExchange: count('no exchange'),
      tooDear: count('too dear'),
      laterStep: count('later step'),
    },
  };
}

/** Whether a plan makes or ends any assignment. */
export const hasChanges = ({ added, released }: Pick<PlanOutcome, 'added' | 'released'>) =>
  added + released > 0;
