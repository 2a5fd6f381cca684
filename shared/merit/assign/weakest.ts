import { ownersOf } from './coverage';
import { addTo, copyOf, type Draft, judgesOf, openRow, placesOf, removeFrom } from './draft';
import { FORBIDDEN, largestOf, UNITS_PER_POINT } from './market';
import { newSelection, selectBest } from './selection';

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
/** Places of the weakest nomination that are tried, least useful first. */
const triedPlaces = 3;
/** Judges that are tried for it, the best of all. */
const triedJudges = 400;
/** A limit for seasons that could go on in tiny steps. */
const mostExchanges = 10_000;

const totalOf = (draft: Draft, i: number): number =>
  draft.score.subarray(...placesOf(draft, i)).reduce((sum, score) => sum + score, 0);

/** Prices at which judges are free, but those without room are unavailable. */
const costOfNone = (room: Int32Array): Float64Array =>
  Float64Array.from(room, (slots) => (slots > 0 ? 0 : Number.POSITIVE_INFINITY));

/** Returns each nomination's mean points if it were alone, with as many judges as it has now. */
export function ceilingsOf({ market, count }: Draft): Float64Array {
  const best = newSelection(largestOf(count) + 1);
  const row = new Int16Array(market.judges);
  const free = costOfNone(market.room);
  return Float64Array.from(count, (places, i) => {
    if (places === 0) return 0;
    market.fillRow(i, row);
    selectBest(best, places, row, 1, free);
    return best.net.subarray(0, best.size).reduce((sum, points) => sum + points, 0) / places;
  });
}

function leastOf(
  { count }: Draft,
  totals: Float64Array,
  ceilings: Float64Array,
): Weakest | undefined {
  let [nomination, expertise] = [-1, Number.POSITIVE_INFINITY];
  for (let i = 0; i < totals.length; i += 1) {
    const mean = (totals[i] as number) / (count[i] as number);
    if (!(mean < expertise)) continue;
    nomination = i;
    expertise = mean;
  }
  return nomination < 0
    ? undefined
    : { nomination, expertise, ceiling: ceilings[nomination] as number };
}

const totalsOf = (draft: Draft): Float64Array =>
  Float64Array.from(draft.count, (_, i) => totalOf(draft, i));

/** Returns the nomination with the least expertise, the first of equals; none if nothing is planned. */
export const weakestOf = (draft: Draft, ceilings: Float64Array): Weakest | undefined =>
  leastOf(draft, totalsOf(draft), ceilings);

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
  /** The value to the other of the judge it takes, and to the weakest of the judge it takes. */
  scores: { toOther: number; toWeakest: number };
}

/** Returns the least useful judges of a nomination. */
function leastUseful(draft: Draft, i: number): { judge: number; score: number }[] {
  return judgesOf(draft, i)
    .sort((a, b) => a.score - b.score)
    .slice(0, triedPlaces);
}

/** Returns the best judges for the weakest nomination, also those that others hold. */
function bestJudges(draft: Draft, { nomination }: Weakest): [judge: number, score: number][] {
  const { room, judges } = draft.market;
  const row = new Int16Array(judges);
  openRow(draft, nomination, row);
  const best = newSelection(triedJudges);
  selectBest(best, triedJudges, row, 1, costOfNone(room));
  return Array.from(best.judge.subarray(0, best.size).sort(), (j) => [j, row[j] as number]);
}

/** Yields all exchanges after which neither side is as weak as the weakest is now. */
function* exchanges(
  draft: Draft,
  owners: readonly number[][],
  totals: Float64Array,
  weakest: Weakest,
): Iterable<Exchange> {
  const { market, count } = draft;
  const wished = bestJudges(draft, weakest);
  for (const { judge: gives, score: given } of leastUseful(draft, weakest.nomination)) {
    for (const [takes, toWeakest] of wished) {
      if (toWeakest <= given) continue;
      for (const other of owners[takes] ?? []) {
        const toOther = market.scoreOf(other, gives);
        if (toOther === FORBIDDEN || owners[gives]?.includes(other)) continue;
        const change = toOther - market.scoreOf(other, takes);
        if ((totals[other] as number) + change <= weakest.expertise * (count[other] as number))
          continue;
        const gain = toWeakest - given;
        yield { other, gives, takes, gain, loss: -gain - change, scores: { toOther, toWeakest } };
      }
    }
  }
}

/** Returns the exchange that loses least for what the weakest gains. */
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
 * The second stage: no nomination should be far below what it could have. The weakest exchanges
 * judges with others, each time by the exchange that costs least for its gain, as long as both end
 * up better off than the weakest was: each step is a step up in the leximin order (Rawls's
 * difference principle; for assignment Garg et al., "Assigning papers to referees", Algorithmica
 * 58, 2010). It ends when the weakest has enough of its ceiling, no exchange is left, or the next
 * would bring the loss above `mostLoss` units. Loads and coverage stay as they are.
 */
export function raiseWeakest(first: Draft, ceilings: Float64Array, mostLoss: number): Draft {
  const draft = copyOf(first);
  const owners = ownersOf(draft);
  const totals = totalsOf(draft);
  let left = mostLoss / UNITS_PER_POINT;
  for (let step = 0; step < mostExchanges; step += 1) {
    const weakest = leastOf(draft, totals, ceilings);
    if (!weakest || isServed(weakest)) break;
    const exchange = cheapest(exchanges(draft, owners, totals, weakest));
    if (!exchange || exchange.loss > left) break;
    carryOut(draft, owners, totals, weakest.nomination, exchange);
    left -= exchange.loss;
  }
  return draft;
}
