import { type Candidates, hold, holdOther, releaseJudge } from './candidates';
import { UNITS_PER_POINT } from './market';
import { newQueue, pushTo, type Queue, takeFrom } from './queue';
import { nextLoadCost, sell, takeBack, updatePrice } from './slots';
import { findTakers, type Takers } from './takers';
import type { Auction } from './trading';

function holds({ market, heldJudge, heldCount }: Candidates, i: number, j: number): boolean {
  const place = market.placeStart[i] as number;
  for (let at = place; at < place + (heldCount[i] as number); at += 1) {
    if (heldJudge[at] === j) return true;
  }
  return false;
}

/** What another judge would replace, an empty place (-1) or a held one, and its current value. */
interface Last {
  place: number;
  profit: number;
}

/** Returns the least useful of a nomination's places, including the next empty one. */
function lastOf({ market, candidates, slots }: Auction, i: number): Last {
  const { heldJudge, heldScore, heldCount } = candidates;
  const from = market.placeStart[i] as number;
  const to = from + (heldCount[i] as number);
  const isFull = to === market.placeStart[i + 1];
  let place = -1;
  let profit = isFull ? Number.POSITIVE_INFINITY : -(market.bonus[to] as number);
  const pointWorth = UNITS_PER_POINT;
  for (let at = from; at < to; at += 1) {
    const price = slots.price[heldJudge[at] as number] as number;
    const net = (heldScore[at] as number) * pointWorth - price;
    if (net >= profit) continue;
    profit = net;
    place = at;
  }
  return { place, profit };
}

/** Gives a nomination a judge who may or may not be one of its candidates. */
function take(candidates: Candidates, i: number, j: number, score: number): void {
  const { start, count, judge } = candidates;
  const to = (start[i] as number) + (count[i] as number);
  for (let at = start[i] as number; at < to; at += 1) {
    if (judge[at] === j) {
      hold(candidates, i, at);
      return;
    }
  }
  holdOther(candidates, i, j, score);
}

/** The best and second best offers for a judge's free slot. */
interface Offers {
  taker: number;
  score: number;
  best: number;
  second: number;
}

function offersFor(trading: Auction, takers: Takers, j: number): Offers {
  const { candidates } = trading;
  const from = takers.start[j] as number;
  const pointWorth = UNITS_PER_POINT;
  const none = Number.NEGATIVE_INFINITY;
  const found: Offers = { taker: -1, score: 0, best: none, second: none };
  for (let at = from; at < from + (takers.count[j] as number); at += 1) {
    const i = takers.nomination[at] as number;
    const score = takers.score[at] as number;
    const gain = score * pointWorth - lastOf(trading, i).profit;
    if (gain <= found.second || holds(candidates, i, j)) continue;
    if (gain <= found.best) {
      found.second = gain;
      continue;
    }
    found.second = found.best;
    found.best = gain;
    found.taker = i;
    found.score = score;
  }
  return found;
}

function lowerTo({ slots }: Auction, j: number, price: number): void {
  slots.floor[j] = price;
  updatePrice(slots, j);
}

/** Makes room for another judge; returns the one given up, or -1. */
function giveUpWorst(trading: Auction, i: number): number {
  const { candidates, slots } = trading;
  const { place } = lastOf(trading, i);
  if (place < 0) return -1;
  const j = candidates.heldJudge[place] as number;
  takeBack(slots, j, i);
  releaseJudge(candidates, i, j);
  return j;
}

function isOverpriced({ slots }: Auction, j: number): boolean {
  const cost = nextLoadCost(slots, j);
  return (slots.floor[j] as number) > cost && (slots.price[j] as number) > cost;
}

const profitsOf = (trading: Auction): Float64Array =>
  Float64Array.from(trading.market.demand, (demand, i) =>
    demand === 0 ? 0 : lastOf(trading, i).profit,
  );

/** Offers the waiting judges; returns those for whom the list of takers was too short. */
function offerWaiting(trading: Auction, takers: Takers, queue: Queue, epsilon: number): number[] {
  const { slots, candidates } = trading;
  const unserved: number[] = [];

  const offer = (j: number): void => {
    const { taker, score, best, second } = offersFor(trading, takers, j);
    const cost = nextLoadCost(slots, j);
    const unlisted = takers.least[j] as number;
    if (best < unlisted && unlisted > cost + epsilon) {
      unserved.push(j);
      return;
    }
    if (best <= cost + epsilon) {
      lowerTo(trading, j, cost);
      return;
    }
    const ceiling = Math.min(Math.max(second, unlisted) - epsilon, slots.price[j] as number);
    const other = giveUpWorst(trading, taker);
    if (other >= 0 && isOverpriced(trading, other)) pushTo(queue, other);
    const price = Math.max(cost, ceiling);
    lowerTo(trading, j, price);
    sell(slots, j, price, taker);
    take(candidates, taker, j, score);
    if (isOverpriced(trading, j)) pushTo(queue, j);
  };

  for (let j = takeFrom(queue); j >= 0; j = takeFrom(queue)) offer(j);
  return unserved;
}

/**
 * The reverse auction for unsold slots (Bertsekas, Castañon and Tsaknakis, "Reverse auction and the
 * solution of inequality constrained assignment problems", SIAM J. Optimization 3, 1993): a judge
 * with a free slot priced above the cost of its load lowers the price until the nomination that
 * gains most takes it and gives up its least useful judge. It ends when every free slot is offered
 * at cost, as the bound assumes.
 */
export function reverseAuction(trading: Auction, epsilon: number): void {
  const { market } = trading;
  const queue = newQueue(market.judges);
  for (let j = 0; j < market.judges; j += 1) if (isOverpriced(trading, j)) pushTo(queue, j);
  while (queue.size > 0) {
    const takers = findTakers(market, profitsOf(trading));
    for (const j of offerWaiting(trading, takers, queue, epsilon)) pushTo(queue, j);
  }
}
