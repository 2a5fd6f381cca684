import { type Selection, selectBest } from './candidates';
import { copyOf, type Draft, draftOf, placesOf, worthOf } from './draft';
import { tradeAt } from './epsilon-scaling';
import { UNITS_PER_POINT } from './market';
import type { Optimised } from './optimise';
import type { Trading } from './trading';

/** How well the worst served nomination is served. */
export interface Weakest {
  nomination: number;
  /** Mean points of its places. */
  expertise: number;
  /** Mean points that it would have with the first choice of all judges. */
  ceiling: number;
}

/** A nomination below this share of its ceiling is favoured when it is the weakest. */
const enoughOfCeiling = 0.98;
/** Rounds of favours; the weight of a point rises by a quarter each time. */
const rounds = 32;
const favour = 1.25;
/** Favoured together: those within this share of the weakest. */
const besideWeakest = 1.05;

const meanOf = (draft: Draft, i: number): number => {
  const [from, to] = placesOf(draft, i);
  const scores = draft.score.subarray(from, to);
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
};

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

/** The nomination with the least expertise, the first of equals. */
export function weakestOf(draft: Draft, ceilings: Float64Array): Weakest | undefined {
  let weakest: Weakest | undefined;
  for (let i = 0; i < draft.market.nominations; i += 1) {
    if (draft.count[i] === 0) continue;
    const expertise = meanOf(draft, i);
    if (weakest && expertise >= weakest.expertise) continue;
    weakest = { nomination: i, expertise, ceiling: ceilings[i] as number };
  }
  return weakest;
}

export const isServed = ({ expertise, ceiling }: Weakest): boolean =>
  expertise >= enoughOfCeiling * ceiling;

/** Those near the weakest that could have better judges and are below all that are served well. */
function underserved(draft: Draft, ceilings: Float64Array, least: number): Int32Array {
  const unserved: Weakest[] = [];
  let below = besideWeakest * least;
  for (let i = 0; i < draft.market.nominations; i += 1) {
    if (draft.count[i] === 0) continue;
    const one = { nomination: i, expertise: meanOf(draft, i), ceiling: ceilings[i] as number };
    if (isServed(one)) below = Math.min(below, one.expertise);
    else unserved.push(one);
  }
  const weak = unserved.filter(({ expertise }) => expertise < below);
  return Int32Array.from(weak, ({ nomination }) => nomination);
}

/**
 * The second stage: the weakest nomination shall not be far below what it could have. Its points are
 * given more weight, as the multiplier of its constraint in a Lagrangian relaxation (Fisher, "The
 * Lagrangian relaxation method for solving integer programming problems", Management Science 27,
 * 1981), and the auction goes on, until the weakest has enough of its ceiling or the next step would
 * cost more than `mostLoss` of the value. The answer is never worse for the weakest than before.
 */
export function raiseWeakest(
  trading: Trading,
  { draft: first, worth, epsilon }: Optimised,
  ceilings: Float64Array,
  mostLoss: number,
): Draft {
  const { weight } = trading.candidates;
  const least = worth.value * (1 - mostLoss);
  let best = first;
  let weakest = weakestOf(first, ceilings);
  let [present, seen] = [first, weakest];
  for (let round = 0; round < rounds && seen && !isServed(seen); round += 1) {
    const favoured = underserved(present, ceilings, seen.expertise);
    for (const i of favoured) weight[i] = Math.round((weight[i] as number) * favour);
    tradeAt(trading, epsilon, favoured);
    present = draftOf(trading);
    seen = weakestOf(present, ceilings);
    const now = worthOf(present);
    if (now.value < least || now.bonus < worth.bonus) break;
    if (!seen || !weakest || seen.expertise <= weakest.expertise) continue;
    [best, weakest] = [present, seen];
  }
  weight.fill(UNITS_PER_POINT);
  return copyOf(best);
}
