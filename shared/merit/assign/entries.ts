import { placesGain, slotsGain } from './dual-bound';
import { largestOf, type Market, UNITS_PER_POINT } from './market';
import type { Entries } from './network';
import { newSelection, type Selection, selectBest } from './selection';

/** Judges considered for each judge still to be found. */
const consideredPerPlace = 3;
const consideredAtLeast = 48;

const consideredFor = (market: Market, i: number): number => {
  const demand = market.demand[i] as number;
  return demand === 0 ? 0 : Math.max(consideredAtLeast, consideredPerPlace * demand);
};

const newEntries = (nominations: number, most: number): Entries => ({
  start: new Int32Array(nominations + 1),
  nomination: new Int32Array(most),
  judge: new Int32Array(most),
  gain: new Int32Array(most),
  isHeld: new Uint8Array(most),
});

const shortened = (entries: Entries, count: number): Entries => ({
  start: entries.start,
  nomination: entries.nomination.slice(0, count),
  judge: entries.judge.slice(0, count),
  gain: entries.gain.slice(0, count),
  isHeld: entries.isHeld.slice(0, count),
});

/** What one reading of all pairs gives. */
interface Reading {
  /** The pairs that each nomination holds, and its best at these prices. */
  entries: Entries;
  /** By nomination: the value of one more judge than it wants, if it bought at these prices. */
  profit: Float64Array;
  /** No plan is worth more, see `dualBound`. */
  bound: number;
}

/**
 * Reads all pairs once at some prices.
 * @param order in which nominations choose among equal judges, so that they choose different ones
 * @param last the entries of the reading before, whose held ones stay
 */
export function readPairs(
  market: Market,
  price: Float64Array,
  order: Int32Array,
  last?: Entries,
): Reading {
  const considered = market.demand.map((_, i) => consideredFor(market, i));
  const places = market.placeStart[market.nominations] as number;
  const most = places + considered.reduce((sum, count) => sum + count, 0);
  const entries = newEntries(market.nominations, most);
  const profit = new Float64Array(market.nominations);
  const best = newSelection(largestOf(considered) + 1);
  const row = new Int16Array(market.judges);
  const isHeldBy = new Int32Array(market.judges).fill(-1);
  let bound = slotsGain(market, price);
  let count = 0;
  const add = (i: number, j: number, gain: number, isHeld: number) => {
    entries.nomination[count] = i;
    entries.judge[count] = j;
    entries.gain[count] = gain;
    entries.isHeld[count] = isHeld;
    count += 1;
  };
  for (let i = 0; i < market.nominations; i += 1) {
    if ((considered[i] as number) > 0) {
      market.fillRow(i, row);
      selectBest(best, considered[i] as number, row, UNITS_PER_POINT, price, order[i]);
      const to = last ? (last.start[i + 1] as number) : 0;
      for (let entry = last ? (last.start[i] as number) : 0; entry < to; entry += 1) {
        if (last?.isHeld[entry] !== 1) continue;
        const j = last.judge[entry] as number;
        add(i, j, last.gain[entry] as number, 1);
        isHeldBy[j] = i;
      }
      for (const j of best.judge.subarray(0, best.size)) {
        if (isHeldBy[j] !== i) add(i, j, (row[j] as number) * UNITS_PER_POINT, 0);
      }
      bound += placesGain(market, i, best);
      profit[i] = profitOf(best, market.demand[i] as number);
    }
    entries.start[i + 1] = count;
  }
  return { entries: shortened(entries, count), profit, bound };
}

/** Only after `placesGain` has sorted the selection. */
const profitOf = ({ net, size }: Selection, demand: number): number =>
  size === 0 ? 0 : (net[Math.max(0, size - 1 - demand)] as number);
