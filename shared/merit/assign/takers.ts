import { startsOf } from '../groups';
import { type Market, UNITS_PER_POINT } from './market';

/**
 * For each judge the nominations, among all, that would gain most from it: `count[j]` entries from
 * `start[j]`, as a heap with the smallest gain first.
 */
export interface Takers {
  start: Int32Array;
  count: Int32Array;
  nomination: Int32Array;
  score: Int16Array;
  /** Score in units less the nomination's current profit. */
  gain: Float64Array;
  /** Smallest gain kept for each judge; nominations below it are not considered. */
  least: Float64Array;
}

/** Takers kept for each judge in addition to one per slot, as current holders are listed too. */
const spareTakers = 16;

function newTakers({ nominations, judges, room }: Market): Takers {
  const start = startsOf(
    room.map((slots) => (slots === 0 ? 0 : Math.min(nominations, slots + spareTakers))),
  );
  const entries = start[judges] as number;
  return {
    start,
    count: new Int32Array(judges),
    nomination: new Int32Array(entries),
    score: new Int16Array(entries),
    gain: new Float64Array(entries),
    least: Float64Array.from(room, (slots) =>
      slots === 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY,
    ),
  };
}

function put(takers: Takers, at: number, i: number, score: number, gain: number): void {
  takers.nomination[at] = i;
  takers.score[at] = score;
  takers.gain[at] = gain;
}

function move({ nomination, score, gain }: Takers, from: number, to: number): void {
  nomination[to] = nomination[from] as number;
  score[to] = score[from] as number;
  gain[to] = gain[from] as number;
}

function rise(takers: Takers, j: number, i: number, score: number, gain: number): void {
  const start = takers.start[j] as number;
  let at = takers.count[j] as number;
  takers.count[j] = at + 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if ((takers.gain[start + parent] as number) <= gain) break;
    move(takers, start + parent, start + at);
    at = parent;
  }
  put(takers, start + at, i, score, gain);
}

function sink(takers: Takers, j: number, i: number, score: number, gain: number): void {
  const [start, count] = [takers.start[j] as number, takers.count[j] as number];
  const gains = takers.gain;
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= count) break;
    if (
      child + 1 < count &&
      (gains[start + child + 1] as number) < (gains[start + child] as number)
    )
      child += 1;
    if ((gains[start + child] as number) >= gain) break;
    move(takers, start + child, start + at);
    at = child;
  }
  put(takers, start + at, i, score, gain);
}

function keep(takers: Takers, j: number, i: number, score: number, gain: number): void {
  const [start, most] = [takers.start[j] as number, takers.start[j + 1] as number];
  if (start + (takers.count[j] as number) === most) sink(takers, j, i, score, gain);
  else rise(takers, j, i, score, gain);
  if (start + (takers.count[j] as number) === most) takers.least[j] = takers.gain[start] as number;
}

/** Reads every row once and keeps the best takers of each judge. */
export function findTakers(market: Market, profit: Float64Array): Takers {
  const takers = newTakers(market);
  const { least } = takers;
  const unit = UNITS_PER_POINT;
  const row = new Int16Array(market.judges);
  for (let i = 0; i < market.nominations; i += 1) {
    if (market.demand[i] === 0) continue;
    market.fillRow(i, row);
    const own = profit[i] as number;
    for (let j = 0; j < row.length; j += 1) {
      const score = row[j] as number;
      const gain = score * unit - own;
      if (gain > (least[j] as number) && score >= 0) keep(takers, j, i, score, gain);
    }
  }
  return takers;
}
