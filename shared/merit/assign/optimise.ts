import { certaintyOf, type Draft, draftOf, type PlanValue, worthOf } from './draft';
import { dualBound } from './dual-bound';
import { epsilonsFor, tradeAt } from './epsilon-scaling';
import type { Auction } from './trading';

/** The best plan that the auction found, with the proof of its quality. */
export interface Optimised {
  draft: Draft;
  worth: PlanValue;
  /** In units, including the bonus: the upper bound for any plan. */
  bound: number;
  certainty: number;
  /** The step at which the auction ended. */
  epsilon: number;
  /** Final prices; infinite for judges without room. */
  price: Float64Array;
}

/** Coarser steps prove too little to be worth reading all pairs for the bound. */
const finestUnproven = 5_000;

/** Trades in ever finer steps until the plan is certain enough, or optimal at the finest. */
export function optimise(trading: Auction, enough: number, step: () => void): Optimised {
  const { market, slots } = trading;
  let bound = Number.POSITIVE_INFINITY;
  let last: Omit<Optimised, 'price'> | undefined;
  for (const epsilon of epsilonsFor(market)) {
    tradeAt(trading, epsilon);
    step();
    if (epsilon > finestUnproven) continue;
    bound = Math.min(bound, dualBound(market, slots.price));
    const draft = draftOf(trading);
    const worth = worthOf(draft);
    const certainty = certaintyOf(worth, bound);
    if (!last || certainty >= last.certainty) last = { draft, worth, bound, certainty, epsilon };
    if (certainty >= enough) break;
  }
  if (!last) throw new Error('An auction ends with a step that is fine enough to prove');
  return { ...last, bound, price: slots.price };
}
