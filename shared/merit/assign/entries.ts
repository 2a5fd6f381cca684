import { placesGain, slotsGain } from './dual-bound';
import { largestOf, type Market, UNITS_PER_POINT } from './market';
import type { Entries } from './network';
import { newSelection, type Selection, selectBest } from './selection';

/** Number of judges considered for each missing judge. */
const consideredPerPlace = 3;
const consideredAtLeast = 48;

const consideredFor = (market: Market, i: number): number => {
  const demand = market.demand[i] as number;
  return demand === 0 ? 0 : Math.max(consideredAtLeast, consideredPerPlace * demand);
};

/** The result of reading all pairs once. */
interface Reading {
  /** The pairs that each nomination holds, and its best pairs at these prices. */
  entries: Entries;
  /** By nomination: the value of one judge more than wanted, bought at these prices. */
  profit: Float64Array;
  /** Upper bound for any plan, see `dualBound`. */
  bound: number;
}

/**
 * Reads all pairs once at given prices.
 * @param order in which nominations choose among equal judges, so that they choose different ones
 * @param last the previous reading's entries, of which held ones stay
 */
export function readPairs(
  market: Market,
  price: Float64Array,
  order: Int32Array,
  last?: Entries,
): Reading {
  const considered = market.demand.map((_, i) => consideredFor(market, i));
  const start = new Int32Array(market.nominations + 1);
  const nominations: number[] = [];
  const judges: number[] = [];
  const gains: number[] = [];
  const states: number[] = [];
  const profit = new Float64Array(market.nominations);
  const best = newSelection(largestOf(considered) + 1);
  const row = new Int16Array(market.judges);
  const isHeldBy = new Int32Array(market.judges).fill(-1);
  let bound = slotsGain(market, price);
  const add = (i: number, j: number, gain: number, isHeld: number) => {
    nominations.push(i);
    judges.push(j);
    gains.push(gain);
    states.push(isHeld);
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
    start[i + 1] = nominations.length;
  }
  const entries = {
    start,
    nomination: new Int32Array(nominations),
    judge: new Int32Array(judges),
    gain: new Int32Array(gains),
    isHeld: new Uint8Array(states),
  };
  return { entries, profit, bound };
}

const profitOf = ({ net, size }: Selection, demand: number): number =>
  size === 0 ? 0 : (net[Math.min(size - 1, demand)] as number);
