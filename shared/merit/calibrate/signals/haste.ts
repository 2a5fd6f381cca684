import { byJudge } from './by-judge';

/** A row of ratings that followed each other faster than an essay can be read. */
export interface HasteSignal {
  judge: string;
  ratings: number;
  /** From the first of the row to its last, in milliseconds. */
  lasted: number;
  /** When the first of them was completed, in milliseconds since 1970. */
  from: number;
}

/** 500 words at 250 a minute are two minutes; half a minute is less than opening the entry takes. */
const quick = 30_000;
const fewestRatings = 5;

/** The rows of times in which each follows the one before it quickly. */
function rowsOfQuick(times: readonly number[]): number[][] {
  const rows: number[][] = [];
  for (const time of times) {
    const row = rows.at(-1);
    if (row && time - (row.at(-1) as number) <= quick) row.push(time);
    else rows.push([time]);
  }
  return rows;
}

/** Unusually fast rows of ratings. Evidence for a person to look at; it never weighs. */
export function hasteSignals(
  ratings: readonly { judge: string; completedAt: number }[],
): HasteSignal[] {
  return byJudge(ratings).flatMap(([judge, own]) => {
    const times = own.map(({ completedAt }) => completedAt).sort((one, other) => one - other);
    return rowsOfQuick(times)
      .filter((row) => row.length >= fewestRatings)
      .map((row) => ({
        judge,
        ratings: row.length,
        lasted: (row.at(-1) as number) - (row[0] as number),
        from: row[0] as number,
      }));
  });
}
