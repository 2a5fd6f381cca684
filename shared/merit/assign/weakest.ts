import { type Selection, selectBest } from './candidates';
import { ownersOf } from './coverage';
import { addTo, copyOf, type Draft, openRow, placesOf, removeFrom } from './draft';
import { FORBIDDEN, UNITS_PER_POINT } from './market';

/** How well the worst served nomination is served. */
export interface Weakest {
  nomination: number;
  /** Mean points of its places. */
  expertise: number;
  /** Mean points that it would have with the first choice of all judges. */
  ceiling: number;
}

/** At this share of its ceiling a nomination is served well enough. */
const enoughOfCeiling = 0.98;
/** Places of the weakest nomination that are tried, the least useful first. */
const triedPlaces = 3;
/** Exchanges for each nomination, on average; an end for seasons that could go on in tiny steps. */
const mostExchanges = 25;

const totalOf = (draft: Draft, i: number): number =>
  draft.score.subarray(...placesOf(draft, i)).reduce((sum, score) => sum + score, 0);

/** Mean points that each nomination would have alone, with as many judges as it has now. */
export function ceilingsOf({ market, count }: Draft): Float64Array {
  const most = count.reduce((a, b) => Math.max(a, b), 0) + 1;
  const best: Selection = { size: 0, net: new Float64Array(most), judge: new Int32Array(most) };
  const row = new Int16Array(market.judges);
  const free = Float64Array.from(market.room, (room) => (room > 0 ? 0 : Number.POSITIVE_INFINITY));
  return Float64Array.from(count, (places, i) => {
    if (places === 0) return 0;
    market.fillRow(i, row);
    selectBest(best, places, row, 1, free);
    return best.net.subarray(0, best.size).reduce((sum, points) => sum + points, 0) / places;
  });
}

/** The nomination with the least expertise, the first of equals; none where nothing is planned. */
export function weakestOf(draft: Draft, ceilings: Float64Array): Weakest | undefined {
  let weakest: Weakest | undefined;
  for (let i = 0; i < draft.market.nominations; i += 1) {
    if (draft.count[i] === 0) continue;
    const expertise = totalOf(draft, i) / (draft.count[i] as number);
    if (weakest && expertise >= weakest.expertise) continue;
    weakest = { nomination: i, expertise, ceiling: ceilings[i] as number };
  }
  return weakest;
}

export const isServed = ({ expertise, ceiling }: Weakest): boolean =>
  expertise >= enoughOfCeiling * ceiling;

/** The weakest nomination takes a judge of another one, which takes one of its judges instead. */
interface Exchange {
  other: number;
  gives: number;
  takes: number;
  /** Points that the weakest gains, and that both together lose. */
  gain: number;
  loss: number;
  /** What the judge that the other takes is worth to it, and the one it gave to the weakest. */
  scores: { toOther: number; toWeakest: number };
}

/** The least useful judges of a nomination. */
function leastUseful(draft: Draft, i: number): { judge: number; score: number }[] {
  const [from, to] = placesOf(draft, i);
  return Array.from(draft.judge.subarray(from, to), (judge, at) => ({
    judge,
    score: draft.score[from + at] as number,
  }))
    .sort((a, b) => a.score - b.score)
    .slice(0, triedPlaces);
}

/** All exchanges after which neither side is as weak as the weakest is now. */
function* exchanges(
  draft: Draft,
  owners: readonly number[][],
  totals: Float64Array,
  { nomination, expertise }: Weakest,
): Iterable<Exchange> {
  const { market, count } = draft;
  const row = new Int16Array(market.judges);
  openRow(draft, nomination, row);
  for (const { judge: gives, score: given } of leastUseful(draft, nomination)) {
    for (let takes = 0; takes < row.length; takes += 1) {
      const toWeakest = row[takes] as number;
      if (toWeakest <= given) continue;
      for (const other of owners[takes] ?? []) {
        const toOther = market.scoreOf(other, gives);
        if (toOther === FORBIDDEN || owners[gives]?.includes(other)) continue;
        const change = toOther - market.scoreOf(other, takes);
        if ((totals[other] as number) + change <= expertise * (count[other] as number)) continue;
        const gain = toWeakest - given;
        yield { other, gives, takes, gain, loss: -gain - change, scores: { toOther, toWeakest } };
      }
    }
  }
}

/** The exchange that loses least for what the weakest gains. */
function cheapest(all: Iterable<Exchange>): Exchange | undefined {
  let best: Exchange | undefined;
  for (const one of all) {
    if (!best || one.loss * best.gain < best.loss * one.gain) best = one;
  }
  return best;
}

function replace(list: number[] | undefined, old: number, by: number): void {
  list?.splice(list.indexOf(old), 1, by);
}

function carryOut(
  draft: Draft,
  owners: readonly number[][],
  totals: Float64Array,
  weakest: number,
  { other, gives, takes, scores, gain, loss }: Exchange,
): void {
  removeFrom(draft, weakest, gives);
  removeFrom(draft, other, takes);
  addTo(draft, weakest, takes, scores.toWeakest);
  addTo(draft, other, gives, scores.toOther);
  replace(owners[gives], weakest, other);
  replace(owners[takes], other, weakest);
  totals[weakest] = (totals[weakest] as number) + gain;
  totals[other] = (totals[other] as number) - gain - loss;
}

/**
 * The second stage: the weakest nomination shall not be far below what it could have. It exchanges
 * judges with others, each time the exchange that costs least for what it gains, while both are
 * better off than the weakest was: each step is a step up in the leximin order (Rawls's difference
 * principle; for assignment Garg et al., "Assigning papers to referees", Algorithmica 58, 2010). It
 * ends when the weakest has enough of its ceiling, no exchange is left, or the next would bring the
 * loss above `mostLoss` units. Loads and coverage stay as they are.
 */
export function raiseWeakest(
  first: Draft,
  ceilings: Float64Array,
  mostLoss: number,
  pulse: () => void,
): Draft {
  const draft = copyOf(first);
  const owners = ownersOf(draft);
  const totals = Float64Array.from(draft.count, (_, i) => totalOf(draft, i));
  let left = mostLoss / UNITS_PER_POINT;
  for (let step = 0; step < mostExchanges * totals.length; step += 1) {
    pulse();
    const weakest = weakestOf(draft, ceilings);
    if (!weakest || isServed(weakest)) break;
    const exchange = cheapest(exchanges(draft, owners, totals, weakest));
    if (!exchange || exchange.loss > left) break;
    carryOut(draft, owners, totals, weakest.nomination, exchange);
    left -= exchange.loss;
  }
  return draft;
}
