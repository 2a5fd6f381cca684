import { ownersOf } from './coverage';
import { addTo, copyOf, type Draft, judgesOf, openRow, removeFrom } from './draft';
import { FORBIDDEN, UNITS_PER_POINT } from './market';
import { newSelection, selectBest } from './selection';
import { ceilingsOf, costOfNone, enoughOfCeiling, shareOf, totalOf, type WhyBelow } from './served';

/** Number of a nomination's places that are tried, least useful first. */
const triedPlaces = 3;
/** Number of judges tried for a nomination, best first. */
const triedJudges = 400;
/** A limit for seasons that could continue in tiny steps. */
const maxExchanges = 10_000;

/** The state of the exchanges. */
interface Exchanging {
  draft: Draft;
  /** Nominations of each judge. */
  owners: number[][];
  /** Points of each nomination, and of its ceiling. */
  totals: Float64Array;
  ceilings: Float64Array;
}

const shareAt = ({ totals, ceilings, draft }: Exchanging, i: number, more = 0): number =>
  shareOf({
    expertise: ((totals[i] as number) + more) / (draft.count[i] as number),
    ceiling: ceilings[i] as number,
  });

/** Returns the worst served nomination that is neither served well enough nor left out, or -1. */
function weakestOf(exchanging: Exchanging, isLeftOut: ReadonlyMap<number, WhyBelow>): number {
  let [weakest, least] = [-1, enoughOfCeiling];
  for (let i = 0; i < exchanging.totals.length; i += 1) {
    const share = shareAt(exchanging, i);
    if (!(share < least) || isLeftOut.has(i)) continue;
    weakest = i;
    least = share;
  }
  return weakest;
}

/** The weakest nomination takes another one's judge and gives it one of its own. */
interface Exchange {
  other: number;
  gives: number;
  takes: number;
  /** Points that the weakest gains, and that both together lose. */
  gain: number;
  loss: number;
  /** Value of each exchanged judge to the new nomination. */
  scores: { toOther: number; toWeakest: number };
}

/** Returns the best judges for a nomination, even if others hold them. */
function bestJudges(draft: Draft, nomination: number): [judge: number, score: number][] {
  const { room, judges } = draft.market;
  const row = new Int16Array(judges);
  openRow(draft, nomination, row);
  const best = newSelection(triedJudges);
  selectBest(best, triedJudges, row, 1, costOfNone(room));
  return Array.from(best.judge.subarray(0, best.size).sort(), (j) => [j, row[j] as number]);
}

/**
 * Returns the exchange with the least loss per gain among those that leave both sides better than
 * the weakest is now.
 */
function cheapestExchange(exchanging: Exchanging, weakest: number): Exchange | undefined {
  const { draft, owners } = exchanging;
  const { market } = draft;
  const least = shareAt(exchanging, weakest);
  const wished = bestJudges(draft, weakest);
  const own = judgesOf(draft, weakest).sort((a, b) => a.score - b.score);
  let best: Exchange | undefined;
  for (const { judge: gives, score: given } of own.slice(0, triedPlaces)) {
    for (const [takes, toWeakest] of wished) {
      const gain = toWeakest - given;
      if (gain <= 0) continue;
      for (const other of owners[takes] ?? []) {
        const toOther = market.scoreOf(other, gives);
        if (toOther === FORBIDDEN) continue;
        const change = toOther - market.scoreOf(other, takes);
        const loss = -gain - change;
        if (best && loss * best.gain >= best.loss * gain) continue;
        if (shareAt(exchanging, other, change) <= least || owners[gives]?.includes(other)) continue;
        best = { other, gives, takes, gain, loss, scores: { toOther, toWeakest } };
      }
    }
  }
  return best;
}

function replace(list: number[] | undefined, old: number, by: number): void {
  list?.splice(list.indexOf(old), 1, by);
}

function carryOut(
  { draft, owners, totals }: Exchanging,
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
 * The second stage: no nomination should be far below what it could have. The one with the least
 * share of its own ceiling exchanges judges with others, each time by the exchange that costs least
 * for its gain, as long as both end up better off than the weakest was: each step is a step up in
 * the leximin order (Rawls's difference principle; for assignment Garg et al., "Assigning papers to
 * referees", Algorithmica 58, 2010). One that cannot be helped is left out, and the next one's turn
 * comes. Loads and coverage stay as they are, and at most `maxLoss` units are lost.
 * @returns with those that were left out, and why
 */
export function raiseWeakest(
  first: Draft,
  maxLoss: number,
): { draft: Draft; leftOut: ReadonlyMap<number, WhyBelow> } {
  const draft = copyOf(first);
  const totals = Float64Array.from(draft.count, (_, i) => totalOf(draft, i));
  const exchanging = { draft, owners: ownersOf(draft), totals, ceilings: ceilingsOf(first) };
  const leftOut = new Map<number, WhyBelow>();
  let left = maxLoss / UNITS_PER_POINT;
  for (let step = 0; step < maxExchanges; step += 1) {
    const weakest = weakestOf(exchanging, leftOut);
    if (weakest < 0) break;
    const exchange = cheapestExchange(exchanging, weakest);
    if (!exchange || exchange.loss > left) {
      leftOut.set(weakest, exchange ? 'too dear' : 'no exchange');
      continue;
    }
    carryOut(exchanging, weakest, exchange);
    left -= exchange.loss;
  }
  return { draft, leftOut };
}
