import type { Design } from './design';

/** Returns for each nomination the sum of a value of its ratings. */
export function sumByNomination(
  { nominations, rowStart }: Design,
  valueAt: (rating: number) => number,
): Float64Array {
  const sums = new Float64Array(nominations.length);
  for (let row = 0; row < sums.length; row += 1) {
    let sum = 0;
    for (let at = rowStart[row] as number; at < (rowStart[row + 1] as number); at += 1)
      sum += valueAt(at);
    sums[row] = sum;
  }
  return sums;
}

/** Returns for each nomination the sum of a value over its judges. */
export const overJudges = (design: Design, value: Float64Array): Float64Array =>
  sumByNomination(design, (at) => value[design.judgeOf[at] as number] as number);

/** Returns for each judge the sum of a value over the nominations that they rated. */
export function overNominations(
  { judges, columnStart, nominationOf }: Design,
  value: Float64Array,
): Float64Array {
  const sums = new Float64Array(judges.length);
  for (let column = 0; column < sums.length; column += 1) {
    let sum = 0;
    for (let at = columnStart[column] as number; at < (columnStart[column + 1] as number); at += 1)
      sum += value[nominationOf[at] as number] as number;
    sums[column] = sum;
  }
  return sums;
}

/** Returns for each judge the sum of a value of their ratings. */
export function sumByJudge(
  { judges, judgeOf }: Design,
  valueAt: (rating: number) => number,
): Float64Array {
  const sums = new Float64Array(judges.length);
  for (let at = 0; at < judgeOf.length; at += 1) {
    const judge = judgeOf[at] as number;
    sums[judge] = (sums[judge] as number) + valueAt(at);
  }
  return sums;
}

/** Returns the nomination of each rating, by rows. */
export function rowsOf({ nominations, rowStart, judgeOf }: Design): Int32Array {
  const rows = new Int32Array(judgeOf.length);
  for (let row = 0; row < nominations.length; row += 1)
    rows.fill(row, rowStart[row], rowStart[row + 1]);
  return rows;
}
