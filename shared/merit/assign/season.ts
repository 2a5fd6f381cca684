import { by, counted, groupedBy } from '../groups';
import type { Pairs } from './components';
import { conflictIndex } from './conflict-index';
import { evenLoads } from './even-loads';
import {
  type ForbiddenPair,
  type JudgeToAssign,
  type NominationToJudge,
  type PlanningInput,
  placesOf,
  usualLoadWeight,
} from './input';
import { countedJudges, medianLoad } from './largest-load';
import { difference, type Market, marketOf } from './market';
import { type ReviewedAssignments, reviewAssignments } from './review-assignments';
import { scoresOf } from './scores';

/** The input sorted and as indices, so that its original order does not matter. */
export interface Season {
  nominations: readonly NominationToJudge[];
  judges: readonly JudgeToAssign[];
  tiesOf: ReadonlyMap<string, readonly ForbiddenPair[]>;
  places: readonly { wanted: number; planned: number }[];
  standing: ReviewedAssignments;
  /** Existing pairs whose nomination and judge still take part. */
  kept: Pairs;
  /** Judges in conflict with each nomination. */
  conflicts: readonly Int32Array[];
  /** By judge: existing assignments, and the total if all were spread evenly. */
  load: Int32Array;
  even: Int32Array;
  /** Judges whose loads the median is taken of. */
  counted: readonly number[];
  market: Market;
  /** Required places that each nomination still lacks, of those in the market. */
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

/** Existing assignments count for their nomination even if their judge is gone. */
function sidesOf(
  { kept }: ReviewedAssignments,
  nominations: readonly NominationToJudge[],
  judges: readonly JudgeToAssign[],
) {
  const [nominationAt, judgeAt] = [indexById(nominations), indexById(judges)];
  const places = nominations.map(placesOf);
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
export function seasonOf(input: PlanningInput, loadWeight = usualLoadWeight): Season {
  const [nominations, judges] = [sorted(input.nominations), sorted(input.judges)];
  const standing = reviewAssignments(input);
  const { places, kept, ...sides } = sidesOf(standing, nominations, judges);
  const { has, load, planned, capacity } = sides;
  const conflicts = conflictIndex(nominations, judges, input.ties);
  const excluded = merged(conflicts, kept);
  const scores = scoresOf(nominations, judges, excluded);
  const [demand, room] = [difference(planned, has), difference(capacity, load)];
  const even = evenLoads({ demand, excluded, load, room });
  const asking = places.map((place) => place.planned > 0);
  const counted = countedJudges(judges, load, asking, conflicts);
  const evenLoad = Math.max(1, medianLoad(counted.map((j) => even[j] as number)));
  return {
    nominations,
    judges,
    tiesOf: groupedBy(input.ties, ({ nomination }) => nomination),
    places,
    standing,
    kept,
    conflicts,
    load,
    even,
    counted,
    market: marketOf({ ...sides, loadWeight, evenLoad }, scores),
    wantedPlaces: sides.wanted.map((wanted, i) => Math.max(0, wanted - (sides.has[i] as number))),
  };
}
