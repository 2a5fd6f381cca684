import { by } from '../groups';
import { boundOf, connectWithin, fillWithin, loadsWith, optimiseWithin } from './bounded-loads';
import { componentsOf } from './components';
import { type FilledPlaces, placesFilled } from './coverage';
import { certaintyOf, type Draft, judgesOf, worthOf } from './draft';
import { drawnOf, drawPairs } from './draw';
import {
  type Draw,
  type ExistingAssignment,
  enoughCertainty,
  type PlanningInput,
  type PlanningOptions,
  usualWeakestLoss,
} from './input';
import { medianLoad } from './largest-load';
import { sumOf, UNITS_PER_POINT } from './market';
import { type Optimised, optimise } from './optimise';
import { randomFrom, randomFromText, shuffledOrder } from './random';
import { repaired } from './repair';
import { pairKey, type Released } from './review-assignments';
import { filledWith, type IndexedInput, indexedInput } from './season';
import { describeServed, type ServedPlan } from './served';
import { explainShortages, type Shortage } from './shortage';
import { raiseWeakest } from './weakest';

export interface PlannedAssignment {
  nomination: string;
  judge: string;
  /** The judge's expertise in the field: 0 to 10,000 points. */
  expertise: number;
}

interface PlannedLoads {
  /** Smallest and largest used share of capacity among active judges. */
  least: number;
  most: number;
  /** Median load of judges who have or can get assignments. */
  median: number;
  /** The largest loads, in descending order. */
  largest: number[];
}

/** Number of largest loads that a plan lists. */
const maxNamed = 5;

/** The assignments with the proof of their quality. Plain data, equal for equal input and seed. */
export interface Plan extends ServedPlan {
  seed: number;
  assignments: PlannedAssignment[];
  /** Existing assignments that stay. */
  kept: ExistingAssignment[];
  /** Open assignments that end, with the reason. */
  released: Released[];
  /** Number of places of nominations. Ratings beyond the planned number fill none. */
  coverage: { wanted: number; planned: number; filled: number };
  /**
   * Of the places that still need a judge, the required ones and all: the number that this plan
   * fills, and that any plan within the same largest load can fill.
   */
  proven: { required: FilledPlaces; all: FilledPlaces };
  /** Value of new assignments in points: expertise minus the cost of uneven loads. */
  value: number;
  /**
   * No plan of the same coverage and largest load is worth more; proven over all pairs. The same
   * coverage: as many required and as many spare places filled, and the missing ones spread as
   * evenly, see `bonus` in `market.ts`.
   */
  bound: number;
  /** Value divided by bound: the plan reaches at least this share of the optimum. */
  certainty: number;
  /** The random part; missing from plans without a draw. */
  draw?: Draw & {
    /** Number of assignments drawn with at most the largest probability; others fill the rest. */
    drawn: number;
    /** Proven share of the optimum among the drawn pairs, before the later stages. */
    certainty: number;
  };
  /** Value and certainty of the optimum without a draw, before anything was given up. */
  before: { value: number; certainty: number };
  loads: PlannedLoads;
  /** Groups of nominations without a chain of shared judges between them; calibration needs 1. */
  parts: number;
  shortages: Shortage[];
}

function assignmentsOf({ nominations, judges }: IndexedInput, draft: Draft): PlannedAssignment[] {
  return nominations.flatMap(({ id: nomination }, i) =>
    judgesOf(draft, i)
      .map(({ judge, score }) => ({
        nomination,
        judge: judges[judge]?.id ?? '',
        expertise: score,
      }))
      .sort(by(({ judge }) => judge)),
  );
}

/** All judges of each nomination, existing and new. */
function judgesNow({ nominations, kept }: IndexedInput, draft: Draft): Set<number>[] {
  const sets = nominations.map((_, i) => new Set(judgesOf(draft, i).map(({ judge }) => judge)));
  for (const [i, j] of kept) sets[i]?.add(j);
  return sets;
}

function coverageOf(
  { sides: { wanted, planned } }: IndexedInput,
  filled: Int32Array,
): Plan['coverage'] {
  return {
    wanted: sumOf(wanted),
    planned: sumOf(planned),
    filled: sumOf(filled.map((count, i) => Math.min(count, planned[i] as number))),
  };
}

function loadsOf(season: IndexedInput, draft: Draft): PlannedLoads {
  const loads = loadsWith(season, draft);
  const shares = season.judges.flatMap(({ active, capacity }, j) =>
    active && capacity > 0 ? [(loads[j] as number) / capacity] : [],
  );
  const of = (pick: (a: number, b: number) => number) =>
    shares.length === 0 ? 0 : shares.reduce((a, b) => pick(a, b));
  return {
    least: of(Math.min),
    most: of(Math.max),
    median: medianLoad(season.counted.map((j) => loads[j] as number)),
    largest: [...loads.filter((load) => load > 0)].sort((a, b) => b - a).slice(0, maxNamed),
  };
}

/** The plan's value in points, at the end and before the later stages. */
function provenOf(optimum: Optimised, draft: Draft) {
  const worth = worthOf(draft);
  const bound = boundOf(optimum, draft);
  return {
    value: worth.value / UNITS_PER_POINT,
    bound: (bound - worth.bonus) / UNITS_PER_POINT,
    certainty: certaintyOf(worth, bound),
    before: {
      value: optimum.worth.value / UNITS_PER_POINT,
      certainty: optimum.certainty,
    },
  };
}

function planOnce(input: PlanningInput, options: PlanningOptions): Plan {
  const { seed, draw, weakestLoss = usualWeakestLoss, largestLoad } = options;
  const season = indexedInput(input);
  const random = draw ? randomFromText(draw.seed) : randomFrom(seed);
  const order = shuffledOrder(season.market.nominations, random);
  const bestOf = (of: IndexedInput) =>
    optimiseWithin(of, largestLoad, (market) => optimise({ market, order }, enoughCertainty));
  const optimum = bestOf(season);
  const pairs = draw && drawPairs(season.market, draw, random);
  const best = pairs ? bestOf({ ...season, market: pairs.market }) : optimum;
  const { draft: raised, leftOut } = raiseWeakest(best.draft, weakestLoss * best.worth.value);
  const filled = fillWithin(season, largestLoad, raised);
  const connected = connectWithin(season, largestLoad, filled);
  const { draft: proven } = connected;
  // From here on, everything is about the repaired plan; the certificate is about the plan before.
  const { season: after, draft, largest } = repaired(season, proven, largestLoad, random);
  const assignments = assignmentsOf(after, draft);
  const counts = filledWith(after, draft);
  return {
    seed,
    assignments,
    kept: after.reviewed.kept,
    released: after.reviewed.released,
    coverage: coverageOf(after, counts),
    proven: {
      required: placesFilled(proven, season.wantedPlaces),
      all: placesFilled(proven, proven.market.demand),
    },
    ...provenOf(optimum, proven),
    ...(draw &&
      pairs && { draw: { ...draw, drawn: drawnOf(proven, pairs), certainty: best.certainty } }),
    ...describeServed(season.nominations, proven, leftOut),
    loads: loadsOf(after, draft),
    parts: after === season ? connected.parts : componentsOf(draft, after.kept).parts.length,
    shortages: explainShortages(
      {
        ...after,
        filled: counts,
        judgesOf: judgesNow(after, draft),
        largest,
      },
      draft,
    ),
  };
}

/** The assignments after the plan is applied. */
const existingAfter = ({ kept, assignments }: Plan): ExistingAssignment[] => [
  ...kept,
  ...assignments.map(
    ({ judge, nomination }): ExistingAssignment => ({
      judge,
      nomination,
      state: 'open',
      movable: true,
    }),
  ),
];

/** Combines a plan with the next one; the certificate remains the first plan's. */
function joined(existing: readonly ExistingAssignment[], plan: Plan, next: Plan): Plan {
  const before = new Map(existing.map((one) => [pairKey(one), one]));
  const after = new Set(existingAfter(next).map(pairKey));
  const stays = (one: { judge: string; nomination: string }) => after.has(pairKey(one));
  const ended = new Set(plan.released.map(pairKey));
  const isBack = (one: ExistingAssignment) => ended.has(pairKey(one)) && stays(one);
  const { coverage, loads, parts, shortages } = next;
  return {
    ...plan,
    assignments: [...plan.assignments, ...next.assignments]
      .filter((one) => stays(one) && !before.has(pairKey(one)))
      .sort(by(pairKey)),
    kept: [...plan.kept.filter(stays), ...[...before.values()].filter(isBack)],
    released: [
      ...plan.released.filter((one) => !stays(one)),
      ...next.released.filter((one) => before.has(pairKey(one))),
    ],
    coverage,
    loads,
    parts,
    shortages,
  };
}

/**
 * Plans who judges what. No load exceeds `largestLoad`; within that, coverage comes first, then
 * expertise and even loads; finally a little is given up for the weakest nomination and for a
 * connected graph. Existing assignments stay, so planning again after applying a plan adds nothing;
 * only where a nomination has fewer judges than a result needs, movable ones may move, see `repair.ts`.
 * With `draw` no pair has a larger probability than the draw says, as long as a nomination has
 * judges enough to choose from; the loss against the optimum is part of the certainty. It uses
 * neither clock nor other chance: the same input, in any order, and seed give the same plan.
 * @throws RangeError if two nominations or two judges share an id
 */
export function planAssignments(input: PlanningInput, options: PlanningOptions): Plan {
  let plan = planOnce(input, options);
  if (!plan.released.some(({ moved }) => moved)) return plan;
  // Moves raise the median and so the largest load; then more can be filled, or a move undone. Each
  // further plan fills more required places, or as many and more spare ones, so this ends.
  for (;;) {
    const next = planOnce({ ...input, existing: existingAfter(plan) }, options);
    if (next.assignments.length + next.released.length === 0) return plan;
    plan = joined(input.existing, plan, next);
  }
}
