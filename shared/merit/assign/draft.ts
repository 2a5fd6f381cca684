import { FORBIDDEN, type Market, UNITS_PER_POINT } from './market';
import type { Network } from './network';

/** A plan in progress: the judges of each nomination's places, without prices. */
export interface Draft {
  market: Market;
  judge: Int32Array;
  score: Int16Array;
  /** Filled places of each nomination. */
  count: Int32Array;
  /** Number of assignments of each judge. */
  load: Int32Array;
}

/** Returns a network's plan. */
export function draftOf({ market, start, isHeld, judge, gain }: Network): Draft {
  const draft = emptyDraft(market);
  for (let i = 0; i < market.nominations; i += 1) {
    const to = start[i + 1] as number;
    for (let entry = start[i] as number; entry < to; entry += 1) {
      if (isHeld[entry] === 1)
        addTo(draft, i, judge[entry] as number, (gain[entry] as number) / UNITS_PER_POINT);
    }
  }
  return draft;
}

export function emptyDraft(market: Market): Draft {
  const places = market.placeStart[market.nominations] as number;
  return {
    market,
    judge: new Int32Array(places),
    score: new Int16Array(places),
    count: new Int32Array(market.nominations),
    load: new Int32Array(market.judges),
  };
}

export const copyOf = (draft: Draft): Draft => ({
  market: draft.market,
  judge: draft.judge.slice(),
  score: draft.score.slice(),
  count: draft.count.slice(),
  load: draft.load.slice(),
});

/** Returns the range of a nomination's filled places. */
export function filledRange({ market, count }: Draft, i: number): [number, number] {
  const from = market.placeStart[i] as number;
  return [from, from + (count[i] as number)];
}

/** Returns a nomination's judges with their scores. */
export function judgesOf(draft: Draft, i: number): { judge: number; score: number }[] {
  const [from, to] = filledRange(draft, i);
  return Array.from(draft.judge.subarray(from, to), (judge, at) => ({
    judge,
    score: draft.score[from + at] as number,
  }));
}

export const isFull = ({ market, load }: Draft, j: number): boolean =>
  (load[j] as number) >= (market.room[j] as number);

/** Writes a nomination's scores, and also forbids the judges whom the draft gives it. */
export function openRow(draft: Draft, i: number, row: Int16Array): void {
  draft.market.fillRow(i, row);
  const [from, to] = filledRange(draft, i);
  for (let place = from; place < to; place += 1) row[draft.judge[place] as number] = FORBIDDEN;
}

export function addTo(draft: Draft, i: number, j: number, score: number): void {
  const [, place] = filledRange(draft, i);
  draft.judge[place] = j;
  draft.score[place] = score;
  draft.count[i] = (draft.count[i] as number) + 1;
  draft.load[j] = (draft.load[j] as number) + 1;
}

export function removeFrom(draft: Draft, i: number, j: number): void {
  const [from, to] = filledRange(draft, i);
  const place = draft.judge.subarray(from, to).indexOf(j) + from;
  draft.judge[place] = draft.judge[to - 1] as number;
  draft.score[place] = draft.score[to - 1] as number;
  draft.count[i] = (draft.count[i] as number) - 1;
  draft.load[j] = (draft.load[j] as number) - 1;
}

/** The value of a draft, in units, which are whole numbers and so exact. */
export interface PlanValue {
  /** Expertise of all pairs, minus the cost of uneven loads. */
  value: number;
  /** Bonus of the filled places. */
  bonus: number;
}

export function worthOf(draft: Draft): PlanValue {
  const { market, score, load } = draft;
  let [points, bonus, cost] = [0, 0, 0];
  for (let i = 0; i < market.nominations; i += 1) {
    const [from, to] = filledRange(draft, i);
    for (let place = from; place < to; place += 1) {
      points += score[place] as number;
      bonus += market.bonus[place] as number;
    }
  }
  for (let j = 0; j < market.judges; j += 1) {
    const first = market.slotStart[j] as number;
    for (let slot = first; slot < first + (load[j] as number); slot += 1) {
      cost += market.loadCost[slot] as number;
    }
  }
  return { value: points * UNITS_PER_POINT - cost, bonus };
}

/**
 * Returns the proven minimum share of the best possible value that a draft reaches. A plan with the
 * same coverage has the same bonus, so its value is at most the bound minus that bonus.
 */
export function certaintyOf({ value, bonus }: PlanValue, bound: number): number {
  const most = bound - bonus;
  if (value >= most) return 1;
  return most <= 0 ? 0 : Math.max(0, value / most);
}
