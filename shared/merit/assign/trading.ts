import { type Candidates, newCandidates } from './candidates';
import type { Market } from './market';
import { newSlots, type Slots } from './slots';

/** What forward and reverse auctions share. */
export interface Auction {
  market: Market;
  slots: Slots;
  candidates: Candidates;
  /** Nominations in the order of their first bid, from the seed. */
  order: Int32Array;
}

export const newTrading = (market: Market, order: Int32Array): Auction => ({
  market,
  slots: newSlots(market),
  candidates: newCandidates(market),
  order,
});
