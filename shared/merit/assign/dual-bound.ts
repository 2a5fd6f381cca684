import { largestOf, type Market, UNITS_PER_POINT } from './market';
import { newSelection, type Selection, selectBest } from './selection';

/**
 * Returns an upper bound for the value of any plan, from any prices (weak duality; Bertsekas,
 * "Network Optimization: Continuous and Discrete Models", 1998, chapter 7): the gain of each
 * nomination if it bought freely at these prices among all judges, plus the gain of each judge if
 * they sold freely. In units, including the bonus of filled places. All terms are whole numbers
 * below 2^53, so the sum is exact.
 */
export function dualBound(market: Market, price: Float64Array): number {
  const best = newSelection(largestOf(market.demand) + 1);
  const row = new Int16Array(market.judges);
  let gain = slotsGain(market, price);
  for (let i = 0; i < market.nominations; i += 1) {
    const demand = market.demand[i] as number;
    if (demand === 0) continue;
    market.fillRow(i, row);
    selectBest(best, demand, row, UNITS_PER_POINT, price);
    gain += placesGain(market, i, best);
  }
  return gain;
}

/** Returns what a nomination gains from buying the best of a selection for its places. */
export function placesGain(
  { demand, placeStart, bonus }: Market,
  i: number,
  { net, size }: Selection,
): number {
  const places = Math.min(size, demand[i] as number);
  let gain = 0;
  for (let place = 0; place < places; place += 1) {
    const value = net[place] as number;
    gain += Math.max(0, value + (bonus[(placeStart[i] as number) + place] as number));
  }
  return gain;
}

/** Returns the judges' gain from selling each slot at its judge's price. */
export function slotsGain(
  { judges, room, slotStart, loadCost }: Market,
  price: Float64Array,
): number {
  let gain = 0;
  for (let j = 0; j < judges; j += 1) {
    const first = slotStart[j] as number;
    for (let slot = first; slot < first + (room[j] as number); slot += 1) {
      gain += Math.max(0, (price[j] as number) - (loadCost[slot] as number));
    }
  }
  return gain;
}
