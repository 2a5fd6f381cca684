import { by, counted, groupedBy } from '../groups';
import type { Pairs } from './components';
import { conflictIndex } from './conflict-index';
import type { Draft } from './draft';
import {
  type ForbiddenPair,
  type JudgeToAssign,
  judgesToAsk,
  type NominationToJudge,
  type PlanningInput,
} from './input';
import { countedJudges } from './largest-load';
import { type AuctionSides, difference, type Market, marketOf, sumOf } from './market';
import { pairKey, type ReviewedAssignments, reviewAssignments } from './review-assignments';
import { scoresOf } from './scores';

/** The sorted input as indices, so that its original order does not matter. */
export interface IndexedInput {
  nominations: readonly NominationToJudge[];
  judges: readonly JudgeToAssign[];
  forbiddenOf: ReadonlyMap<string, readonly ForbiddenPair[]>;
  places: readonly { wanted: number; planned: number }[];
  reviewed: ReviewedAssignments;
  /** Existing pairs of nominations and judges that still take part. */
  kept: Pairs;
  /** Judges with a conflict, by nomination. */
  conflicts: readonly Int32Array[];
  /** Judges whom a nomination cannot get: those with a conflict and its current ones. */
  excluded: readonly Int32Array[];
  scores: ReturnType<typeof scoresOf>;
  /** Counts by nomination and by judge. */
  sides: Sides;
  /** By judge: existing assignments. */
  load: Int32Array;
  /** A judge's load if all assignments were spread evenly; at least 1. */
  evenLoad: number;
  /** Judges whose loads the median includes. */
  counted: readonly number[];
  market: Market;
  /** Required places that each nomination still lacks, within the market. */
  wantedPlaces: Int32Array;
}

/** @throws RangeError if an id occurs twice */
function sorted<T extends { id: string }>(list: readonly T[]): T[] {
  const inOrder = [...list].sort(by(({ id }) => id));
  inOrder.forEach(({ id }, at) => {
    if (id === inOrder[at + 1]?.id) throw new RangeError(`${id} occurs twice in the input`);
  });
  return inOrder;
}

const indexById = (list: readonly { id: string }[]): Map<string, number> =>
  new Map(list.map(({ id }, index) => [id, index]));

function merged(conflicts: readonly Int32Array[], kept: Pairs): Int32Array[] {
  const byNomination = conflicts.map((judges) => [...judges]);
  for (const [i, j] of kept) byNomination[i]?.push(j);
  return byNomination.map((judges) => Int32Array.from(judges));
}

/**
 * Returns the number of filled places of each nomination with a draft: ratings, even if their judge
 * is gone, and open assignments. Every figure about coverage uses this.
 */
export const filledWith = ({ sides }: Pick<IndexedInput, 'sides'>, { count }: Draft): Int32Array =>
  sides.has.map((has, i) => has + (count[i] as number));

/** Existing assignments count for their nomination even if their judge is gone. */
function sidesOf(
  { kept }: ReviewedAssignments,
  nominations: readonly NominationToJudge[],
  judges: readonly JudgeToAssign[],
) {
  const [nominationAt, judgeAt] = [indexById(nominations), indexById(judges)];
  const places = nominations.map(judgesToAsk);
  const found = (index: number | undefined) => (index === undefined ? [] : [index]);
  return {
    has: counted(
      kept.flatMap(({ nomination }) => found(nominationAt.get(nomination))),
      nominations.length,
    ),
    load: counted(
      kept.flatMap(({ judge }) => found(judgeAt.get(judge))),
      judges.length,
    ),
    wanted: Int32Array.from(places, ({ wanted }) => wanted),
    planned: Int32Array.from(places, ({ planned }) => planned),
    capacity: Int32Array.from(judges, ({ active, capacity }) => (active ? capacity : 0)),
    places,
    kept: kept.flatMap(({ nomination, judge }) => {
      const [i, j] = [nominationAt.get(nomination), judgeAt.get(judge)];
      return i === undefined || j === undefined ? [] : [[i, j] as const];
    }),
  };
}

/** Reads the input once: conflicts, existing assignments and the score of every pair. */
export function indexedInput(input: PlanningInput): IndexedInput {
  const [nominations, judges] = [sorted(input.nominations), sorted(input.judges)];
  const reviewed = reviewAssignments(input);
  const { places, kept, ...sides } = sidesOf(reviewed, nominations, judges);
  const conflicts = conflictIndex(nominations, judges, input.forbidden);
  const excluded = merged(conflicts, kept);
  const scores = scoresOf(nominations, judges, excluded);
  const forbiddenOf = groupedBy(input.forbidden, ({ nomination }) => nomination);
  const read = { nominations, judges, forbiddenOf, places, reviewed, kept, conflicts, excluded };
  return withSides({ ...read, scores }, sides);
}

const movedReason = 'moved to a nomination that lacks judges';

/** The season without the existing pairs whose judges are moved. */
export function withoutPairs(
  season: IndexedInput,
  isMoved: (i: number, j: number) => boolean,
): IndexedInput {
  const gone = season.kept.filter(([i, j]) => isMoved(i, j));
  const kept = season.kept.filter(([i, j]) => !isMoved(i, j));
  const ids = ([i, j]: Pairs[number]) => ({
    judge: season.judges[j]?.id ?? '',
    nomination: season.nominations[i]?.id ?? '',
  });
  const released = gone.map((pair) => ({
    ...ids(pair),
    reasons: [movedReason],
    moved: true as const,
  }));
  const ended = new Set(released.map(pairKey));
  const { has, load, ...sides } = season.sides;
  const less = (counts: Int32Array, of: readonly number[]) =>
    difference(counts, counted(of, counts.length));
  const read = {
    ...season,
    kept,
    excluded: merged(season.conflicts, kept),
    reviewed: {
      kept: season.reviewed.kept.filter((one) => !ended.has(pairKey(one))),
      released: [...season.reviewed.released, ...released],
    },
  };
  return withSides(read, {
    ...sides,
    has: less(
      has,
      gone.map(([i]) => i),
    ),
    load: less(
      load,
      gone.map(([, j]) => j),
    ),
  });
}

type Sides = Omit<AuctionSides, 'evenLoad'>;

type Read = Omit<
  IndexedInput,
  'sides' | 'load' | 'evenLoad' | 'counted' | 'market' | 'wantedPlaces'
>;

function withSides(read: Read, sides: Sides): IndexedInput {
  const { judges, places, conflicts, scores } = read;
  const { has, wanted, planned, load, capacity } = sides;
  const [demand, room] = [difference(planned, has), difference(capacity, load)];
  const asking = places.map((place) => place.planned > 0);
  const counted = countedJudges(judges, load, asking, conflicts);
  const assigned = sumOf(load) + Math.min(sumOf(demand), sumOf(room));
  const evenLoad = Math.max(1, Math.ceil(assigned / Math.max(1, counted.length)));
  return {
    ...read,
    sides,
    load,
    evenLoad,
    counted,
    market: marketOf({ ...sides, evenLoad }, scores),
    wantedPlaces: difference(wanted, has),
  };
}
