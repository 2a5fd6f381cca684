import { newSelection, selectBest } from './candidates';
import { largestOf, type Market, UNITS_PER_POINT } from './market';

/**
 * Returns an upper bound for the value of any plan, from any prices (weak duality; Bertsekas,
 * "Network Optimization: Continuous and Discrete Models", 1998, chapter 7): the gain of each
 * nomination if it bought freely at these prices among all judges, not only the candidates, plus
 * the gain of each judge if they sold freely. In units, including the bonus of filled places. All
 * terms are whole numbers below 2^53, so the sum is exact.
 */
export const dualBound = (market: Market, price: Float64Array): number =>
  buyersGain(market, price) + sellersGain(market, price);

function buyersGain(market: Market, price: Float64Array): number {
  const best = newSelection(largestOf(market.demand) + 1);
  const row = new Int16Array(market.judges);
  let gain = 0;
  for (let i = 0; i < market.nominations; i += 1) {
    const demand = market.demand[i] as number;
    if (demand === 0) continue;
    market.fillRow(i, row);
    selectBest(best, demand, row, UNITS_PER_POINT, price);
    const place = market.placeStart[i] as number;
    best.net
      .subarray(0, best.size)
      .sort()
      .reverse()
      .forEach((net, rank) => {
        gain += Math.max(0, net + (market.bonus[place + rank] as number));
      });
  }
  return gain;
}

function sellersGain({ judges, room, slotStart, loadCost }: Market, price: Float64Array): number {
  let gain = 0;
  for (let j = 0; j < judges; j += 1) {
    const first = slotStart[j] as number;
    for (let slot = first; slot < first + (room[j] as number); slot += 1) {
      gain += Math.max(0, (price[j] as number) - (loadCost[slot] as number));
    }
  }
  return gain;
}
