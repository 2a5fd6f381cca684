import { byJudge } from './by-judge';

/** A series of ratings that follow each other faster than an essay can be read. */
export interface HasteSignal {
  judge: string;
  ratings: number;
  /** Milliseconds from the first to the last rating of the series. */
  lasted: number;
}

/** Reading 500 words takes two minutes; half a minute is less than opening the entry. */
const quick = 30_000;
const minRatings = 5;

/** Returns the series of times that follow each other quickly. */
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
