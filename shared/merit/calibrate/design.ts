import { counted, startsOf } from '../groups';

/** A completed rating in the model: the composite score of a judge for a nomination. */
export interface Observation {
  nomination: string;
  judge: string;
  score: number;
  /** The contest of the nomination, if several are calibrated together. */
  category?: string;
}

/**
 * All ratings as a sparse table by rows (nominations) and columns (judges). Both are sorted, so
 * that the order of the input does not affect a single bit.
 */
export interface Design {
  nominations: readonly string[];
  judges: readonly string[];
  /** Start of each nomination's ratings, plus an entry for the end. */
  rowStart: Int32Array;
  /** Nomination (as an index) and judge of each rating, by rows. */
  rowOf: Int32Array;
  judgeOf: Int32Array;
  score: Float64Array;
  columnStart: Int32Array;
  /** The nomination of each rating, by columns. */
  nominationOf: Int32Array;
  /** The category of each nomination, as an index into the sorted categories. */
  categoryOf: Int32Array;
  categories: number;
}

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

const indexOf = (names: readonly string[]): Map<string, number> =>
  new Map(names.map((name, index) => [name, index]));

/** Returns the members by group, in the given order within a group. */
function ordered(order: Int32Array, groups: Int32Array, start: Int32Array): Int32Array {
  const next = start.slice(0, -1);
  const placed = new Int32Array(order.length);
  for (const member of order) {
    const group = groups[member] as number;
    placed[next[group] as number] = member;
    next[group] = (next[group] as number) + 1;
  }
  return placed;
}

function refuseTwice({ rowOf, judgeOf }: Pick<Design, 'rowOf' | 'judgeOf'>): void {
  if (judgeOf.some((judge, at) => judge === judgeOf[at - 1] && rowOf[at] === rowOf[at - 1]))
    throw new RangeError('A judge rated a nomination twice.');
}

const categoryIn = ({ category = '' }: Observation): string => category;

/** @throws RangeError when a judge rated a nomination twice. */
export function designOf(observations: readonly Observation[]): Design {
  const nominations = sorted(observations.map(({ nomination }) => nomination));
  const judges = sorted(observations.map(({ judge }) => judge));
  const nominationAt = indexOf(nominations);
  const judgeAt = indexOf(judges);
  const rows = Int32Array.from(observations, (one) => nominationAt.get(one.nomination) as number);
  const columns = Int32Array.from(observations, (one) => judgeAt.get(one.judge) as number);
  const categories = sorted(observations.map(categoryIn));
  const categoryAt = indexOf(categories);
  const categoryOf = new Int32Array(nominations.length);
  for (const [at, one] of observations.entries())
    categoryOf[rows[at] as number] = categoryAt.get(categoryIn(one)) as number;
  const rowStart = startsOf(counted(rows, nominations.length));
  const columnStart = startsOf(counted(columns, judges.length));
  const given = Int32Array.from(observations.keys());
  const byColumns = ordered(ordered(given, rows, rowStart), columns, columnStart);
  const byRows = ordered(byColumns, rows, rowStart);
  const rowOf = byRows.map((at) => rows[at] as number);
  const judgeOf = byRows.map((at) => columns[at] as number);
  refuseTwice({ rowOf, judgeOf });
  return {
    nominations,
    judges,
    rowStart,
    rowOf,
    judgeOf,
    score: Float64Array.from(byRows, (at) => (observations[at] as Observation).score),
    columnStart,
    nominationOf: byColumns.map((at) => rows[at] as number),
    categoryOf,
    categories: categories.length,
  };
}

/** Returns the number of ratings of each row, or column. */
export const countsOf = (start: Int32Array): Float64Array =>
  Float64Array.from(
    { length: start.length - 1 },
    (_, index) => (start[index + 1] as number) - (start[index] as number),
  );
