import { type Candidates, hold, holdOther, letGo } from './candidates';
import { newQueue, pushTo, takeFrom } from './queue';
import { nextLoadCost, sell, takeBack, updatePrice } from './slots';
import { findTakers } from './takers';
import type { Trading } from './trading';

function holds({ market, heldJudge, heldCount }: Candidates, i: number, j: number): boolean {
  const place = market.placeStart[i] as number;
  for (let at = place; at < place + (heldCount[i] as number); at += 1) {
    if (heldJudge[at] === j) return true;
  }
  return false;
}

/** The judge that a nomination would give up first; -1 while it has an empty place. */
function worstHeld({ market, candidates, slots }: Trading, i: number): number {
  const { heldJudge, heldScore, heldCount, weight } = candidates;
  const place = market.placeStart[i] as number;
  if ((heldCount[i] as number) < (market.demand[i] as number)) return -1;
  let worst = Number.POSITIVE_INFINITY;
  let found = -1;
  for (let at = place; at < place + (heldCount[i] as number); at += 1) {
    const j = heldJudge[at] as number;
    const net = (heldScore[at] as number) * (weight[i] as number) - (slots.price[j] as number);
    if (net >= worst) continue;
    worst = net;
    found = at;
  }
  return found;
}

/** What a nomination gains from its last place now: what another judge has to beat. */
function profit(trading: Trading, i: number): number {
  const { market, candidates, slots } = trading;
  const at = worstHeld(trading, i);
  if (at < 0) {
    const place = (market.placeStart[i] as number) + (candidates.heldCount[i] as number);
    return -(market.bonus[place] as number);
  }
  const price = slots.price[candidates.heldJudge[at] as number] as number;
  return (candidates.heldScore[at] as number) * (candidates.weight[i] as number) - price;
}

/** A nomination takes a judge that may or may not be among its candidates. */
function take(candidates: Candidates, i: number, j: number, score: number): void {
  const { start, count, judge } = candidates;
  const to = (start[i] as number) + (count[i] as number);
  for (let at = start[i] as number; at < to; at += 1) {
    if (judge[at] === j) return hold(candidates, i, at);
  }
  holdOther(candidates, i, j, score);
}

/**
 * The reverse auction for what is left over (Bertsekas, Castañon and Tsaknakis, "Reverse auction and
 * the solution of inequality constrained assignment problems", SIAM J. Optimization 3, 1993): a
 * judge with a free slot that is offered for more than its load costs lowers the price until the
 * nomination that gains most takes it, and gives up its least useful judge. It ends when every free
 * slot is offered at cost, as the bound supposes.
 */
export function reverseAuction(trading: Trading, epsilon: number): void {
  const { market, slots, candidates, pulse } = trading;
  const queue = newQueue(market.judges);
  const isOverpriced = (j: number) => {
    const cost = nextLoadCost(slots, j);
    return (slots.floor[j] as number) > cost && (slots.price[j] as number) > cost;
  };
  for (let j = 0; j < market.judges; j += 1) if (isOverpriced(j)) pushTo(queue, j);
  if (queue.size === 0) return;
  const profits = Float64Array.from(market.demand, (demand, i) =>
    demand === 0 ? 0 : profit(trading, i),
  );
  const takers = findTakers(market, candidates.weight, profits, pulse);

  const offer = (j: number): void => {
    let [best, second, taker] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, -1];
    let score = 0;
    const from = takers.start[j] as number;
    for (let at = from; at < from + (takers.count[j] as number); at += 1) {
      const i = takers.nomination[at] as number;
      const worth = (takers.score[at] as number) * (candidates.weight[i] as number);
      const gain = worth - profit(trading, i);
      if (gain <= second || holds(candidates, i, j)) continue;
      if (gain <= best) {
        second = gain;
        continue;
      }
      [best, second, taker] = [gain, best, i];
      score = takers.score[at] as number;
    }
    const cost = nextLoadCost(slots, j);
    if (best <= cost + epsilon) {
      slots.floor[j] = cost;
      updatePrice(slots, j);
      return;
    }
    const price = Math.max(cost, Math.min(second - epsilon, slots.price[j] as number));
    const given = worstHeld(trading, taker);
    if (given >= 0) {
      const other = candidates.heldJudge[given] as number;
      takeBack(slots, other, taker);
      letGo(candidates, taker, other);
      if (isOverpriced(other)) pushTo(queue, other);
    }
    slots.floor[j] = price;
    updatePrice(slots, j);
    sell(slots, j, price, taker);
    take(candidates, taker, j, score);
    if (isOverpriced(j)) pushTo(queue, j);
  };

  for (let round = 0, j = takeFrom(queue); j >= 0; j = takeFrom(queue), round += 1) {
    if (round % 1024 === 0) pulse();
    offer(j);
  }
}
