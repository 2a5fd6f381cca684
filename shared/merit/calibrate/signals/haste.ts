import { byJudge } from './by-judge';

/** A series of ratings in faster succession than an essay can be read. */
export interface HasteSignal {
  judge: string;
  ratings: number;
  /** From the first rating of the series to its last, in milliseconds. */
  lasted: number;
}

/** 500 words take two minutes at 250 a minute; half a minute is less than opening the entry. */
const quick = 30_000;
const minRatings = 5;

/** Returns the series of times in which each quickly follows the previous one. */
function rowsOfQuick(times: readonly number[]): number[][] {
  const rows: number[][] = [];
  for (const time of times) {
    const row = rows.at(-1);
    if (row && time - (row.at(-1) as number) <= quick) row.push(time);
    else rows.push([time]);
  }
  return rows;
}

/** Unusually fast series of ratings. For review only; never affects scores. */
export function hasteSignals(
  ratings: readonly { judge: string; completedAt: number }[],
): HasteSignal[] {
  return byJudge(ratings).flatMap(([judge, own]) => {
    const times = own.map(({ completedAt }) => completedAt).sort((one, other) => one - other);
    return rowsOfQuick(times)
      .filter((row) => row.length >= minRatings)
      .map((row) => ({
        judge,
        ratings: row.length,
        lasted: (row.at(-1) as number) - (row[0] as number),
      }));
  });
}
