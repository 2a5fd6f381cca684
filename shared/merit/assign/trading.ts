import { type Candidates, newCandidates } from './candidates';
import type { Market } from './market';
import { newSlots, type Slots } from './slots';

/** Called regularly while planning; throws to stop it. */
export type CancelCheck = () => void;

/** What forward and reverse auctions share. */
export interface Auction {
  market: Market;
  slots: Slots;
  candidates: Candidates;
  /** Nominations in the order of their first bid, from the seed. */
  order: Int32Array;
  pulse: CancelCheck;
}

export const newTrading = (market: Market, order: Int32Array, pulse: CancelCheck): Auction => ({
  market,
  slots: newSlots(market),
  candidates: newCandidates(market),
  order,
  pulse,
});
