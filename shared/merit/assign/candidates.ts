import { startsOf } from '../groups';
import { FORBIDDEN, FULL_SCORE, largestOf, type Market, UNITS_PER_POINT } from './market';
import type { Slots } from './slots';

/**
 * The nominations' side of an auction: the judges that each holds, and the best of the others.
 * Bidding looks only at these. As prices only rise, no other judge can become worth more than
 * `threshold`; a nomination that would bid below it reads its whole row again.
 */
export interface Candidates {
  market: Market;
  heldJudge: Int32Array;
  heldScore: Int16Array;
  heldCount: Int32Array;
  /** Entries from `start[i]`, `count[i]` of them. */
  start: Int32Array;
  judge: Int32Array;
  score: Int16Array;
  count: Int32Array;
  threshold: Float64Array;
  row: Int16Array;
  selection: Selection;
}

/** The best few of a row, as a heap with the worst on top. */
export interface Selection {
  size: number;
  net: Float64Array;
  judge: Int32Array;
}

export const newSelection = (most: number): Selection => ({
  size: 0,
  net: new Float64Array(most),
  judge: new Int32Array(most),
});

/** Candidates kept for each judge still to be found. */
const keptPerPlace = 3;
const keptAtLeast = 48;

const keptFor = (market: Market, i: number): number =>
  Math.min(market.judges + 1, Math.max(keptAtLeast, keptPerPlace * (market.demand[i] as number)));

export function newCandidates(market: Market): Candidates {
  const kept = market.demand.map((demand, i) => (demand > 0 ? keptFor(market, i) : 0));
  const start = startsOf(market.demand.map((demand, i) => demand + (kept[i] as number)));
  const [places, entries] = [
    market.placeStart[market.nominations] as number,
    start[market.nominations] as number,
  ];
  return {
    market,
    heldJudge: new Int32Array(places),
    heldScore: new Int16Array(places),
    heldCount: new Int32Array(market.nominations),
    start,
    judge: new Int32Array(entries),
    score: new Int16Array(entries),
    count: new Int32Array(market.nominations),
    threshold: new Float64Array(market.nominations).fill(Number.POSITIVE_INFINITY),
    row: new Int16Array(market.judges),
    selection: newSelection(largestOf(kept) + 1),
  };
}

function sinkWorst({ net, judge, size }: Selection, value: number, j: number): void {
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= size) break;
    if (child + 1 < size && (net[child + 1] as number) < (net[child] as number)) child += 1;
    const below = net[child] as number;
    if (below >= value) break;
    net[at] = below;
    judge[at] = judge[child] as number;
    at = child;
  }
  net[at] = value;
  judge[at] = j;
}

function riseWorst({ net, judge }: Selection, from: number, value: number, j: number): void {
  let at = from;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    const above = net[parent] as number;
    if (above <= value) break;
    net[at] = above;
    judge[at] = judge[parent] as number;
    at = parent;
  }
  net[at] = value;
  judge[at] = j;
}

/**
 * Selects the judges of a row with the highest value after their price.
 * @param above a guess below which none of them should be; a wrong one costs a second reading
 * @returns whether others may have been left out
 */
export function selectBest(
  selection: Selection,
  most: number,
  row: Int16Array,
  unit: number,
  price: Float64Array,
  above = Number.NEGATIVE_INFINITY,
): boolean {
  selection.size = 0;
  const { net } = selection;
  let worst = above;
  for (let j = 0; j < row.length; j += 1) {
    const score = row[j] as number;
    const value = score * unit - (price[j] as number);
    if (score < 0 || value <= worst) continue;
    if (selection.size < most) {
      selection.size += 1;
      riseWorst(selection, selection.size - 1, value, j);
      if (selection.size === most) worst = net[0] as number;
    } else {
      sinkWorst(selection, value, j);
      worst = net[0] as number;
    }
  }
  if (selection.size === most) return true;
  return above > Number.NEGATIVE_INFINITY && selectBest(selection, most, row, unit, price);
}

/** Prices usually fall by less than this between two readings. */
const usualFall = (FULL_SCORE * UNITS_PER_POINT) / 40;

/** Reads a nomination's whole row at current prices and keeps the best judges that it does not hold. */
export function refreshCandidates(candidates: Candidates, slots: Slots, i: number): void {
  const { market, row, selection, start, judge, score, heldJudge } = candidates;
  market.fillRow(i, row);
  const place = market.placeStart[i] as number;
  for (let held = 0; held < (candidates.heldCount[i] as number); held += 1) {
    row[heldJudge[place + held] as number] = FORBIDDEN;
  }
  const most = keptFor(market, i);
  const last = candidates.threshold[i] as number;
  const guess = last < Number.POSITIVE_INFINITY ? last - usualFall : Number.NEGATIVE_INFINITY;
  const isCut = selectBest(selection, most, row, UNITS_PER_POINT, slots.price, guess);
  const from = start[i] as number;
  for (let entry = 0; entry < selection.size; entry += 1) {
    const j = selection.judge[entry] as number;
    judge[from + entry] = j;
    score[from + entry] = row[j] as number;
  }
  candidates.count[i] = selection.size;
  candidates.threshold[i] = isCut ? (selection.net[0] as number) : Number.NEGATIVE_INFINITY;
}

/** Adds a judge who is not a candidate to those that a nomination holds. */
export function holdOther(candidates: Candidates, i: number, j: number, score: number): void {
  const { market, heldJudge, heldScore, heldCount } = candidates;
  const held = (market.placeStart[i] as number) + (heldCount[i] as number);
  heldJudge[held] = j;
  heldScore[held] = score;
  heldCount[i] = (heldCount[i] as number) + 1;
}

/** Moves a candidate of a nomination to the judges it holds. */
export function hold(candidates: Candidates, i: number, entry: number): void {
  const { start, count, judge, score } = candidates;
  const last = (start[i] as number) + (count[i] as number) - 1;
  holdOther(candidates, i, judge[entry] as number, score[entry] as number);
  judge[entry] = judge[last] as number;
  score[entry] = score[last] as number;
  count[i] = (count[i] as number) - 1;
}

/** Moves a judge that a nomination holds back to its candidates. */
export function releaseJudge(candidates: Candidates, i: number, j: number): void {
  const { market, heldJudge, heldScore, heldCount } = candidates;
  const first = market.placeStart[i] as number;
  const last = first + (heldCount[i] as number) - 1;
  let held = first;
  while (heldJudge[held] !== j) held += 1;
  addCandidate(candidates, i, j, heldScore[held] as number);
  heldJudge[held] = heldJudge[last] as number;
  heldScore[held] = heldScore[last] as number;
  heldCount[i] = (heldCount[i] as number) - 1;
}

/** If there is no more room, the nomination reads its row again before its next bid. */
function addCandidate(candidates: Candidates, i: number, j: number, ofScore: number): void {
  const { start, count, judge, score, threshold } = candidates;
  const entry = (start[i] as number) + (count[i] as number);
  if (entry === start[i + 1]) {
    threshold[i] = Number.POSITIVE_INFINITY;
    return;
  }
  judge[entry] = j;
  score[entry] = ofScore;
  count[i] = (count[i] as number) + 1;
}
