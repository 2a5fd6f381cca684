import type { Design } from './design';

/** Returns the sum of a value for each group; members are ordered by group. */
function sumByGroup(start: Int32Array, valueAt: (member: number) => number): Float64Array {
  const sums = new Float64Array(start.length - 1);
  for (let group = 0; group < sums.length; group += 1) {
    let sum = 0;
    for (let at = start[group] as number; at < (start[group + 1] as number); at += 1)
      sum += valueAt(at);
    sums[group] = sum;
  }
  return sums;
}

/** Returns for each nomination the sum of a value over its ratings. */
export const sumByNomination = ({ rowStart }: Design, valueAt: (rating: number) => number) =>
  sumByGroup(rowStart, valueAt);

/** Returns for each nomination the sum of a value over its judges. */
export const overJudges = ({ rowStart, judgeOf }: Design, value: Float64Array) =>
  sumByGroup(rowStart, (at) => value[judgeOf[at] as number] as number);

/** Returns for each judge the sum of a value over the nominations that they rated. */
export const overNominations = ({ columnStart, nominationOf }: Design, value: Float64Array) =>
  sumByGroup(columnStart, (at) => value[nominationOf[at] as number] as number);

/** Returns for each judge the sum of a value over their ratings. */
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
