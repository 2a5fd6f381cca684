import { type Candidates, hold, refreshCandidates, releaseJudge } from './candidates';
import { largestOf, UNITS_PER_POINT } from './market';
import { newQueue, pushTo, takeFrom } from './queue';
import { type Slots, sell } from './slots';
import type { Auction } from './trading';

/** The best candidates of the bidding nomination, best first. */
interface Ranking {
  size: number;
  net: Float64Array;
  entry: Int32Array;
}

/** Ranks the best candidates by their value after the price, `most` at most. */
function rank(
  { start, count, judge, score }: Candidates,
  { price }: Slots,
  ranking: Ranking,
  i: number,
  most: number,
): void {
  const { net, entry } = ranking;
  const from = start[i] as number;
  const to = from + (count[i] as number);
  const pointWorth = UNITS_PER_POINT;
  let size = 0;
  for (let at = from; at < to; at += 1) {
    const value = (score[at] as number) * pointWorth - (price[judge[at] as number] as number);
    if (size === most && value <= (net[size - 1] as number)) continue;
    let rank = size < most ? size : size - 1;
    if (size < most) size += 1;
    while (rank > 0 && (net[rank - 1] as number) < value) {
      net[rank] = net[rank - 1] as number;
      entry[rank] = entry[rank - 1] as number;
      rank -= 1;
    }
    net[rank] = value;
    entry[rank] = at;
  }
  ranking.size = size;
}

const netOf = ({ size, net }: Ranking, rank: number): number =>
  rank < size ? (net[rank] as number) : Number.NEGATIVE_INFINITY;

/** Returns how many of the ranked judges are worth more than an empty place. */
function countWorthwhile(ranking: Ranking, bonus: Float64Array, place: number, most: number) {
  let count = 0;
  while (count < most && netOf(ranking, count) + (bonus[place + count] as number) >= 0) count += 1;
  return count;
}

/** Ranks what a nomination could buy; returns how many of the best it wants. */
function chooseJudges({ market, slots, candidates }: Auction, ranking: Ranking, i: number): number {
  const held = candidates.heldCount[i] as number;
  const lacking = (market.demand[i] as number) - held;
  const place = (market.placeStart[i] as number) + held;
  const choose = (): number => {
    rank(candidates, slots, ranking, i, lacking + 1);
    return countWorthwhile(ranking, market.bonus, place, lacking);
  };
  const wins = choose();
  if (netOf(ranking, wins) >= (candidates.threshold[i] as number)) return wins;
  refreshCandidates(candidates, slots, i);
  return choose();
}

/** Buys the best judges of a ranking, each at the price that makes it as good as the next best choice. */
function buy(
  trading: Auction,
  ranking: Ranking,
  i: number,
  wins: number,
  epsilon: number,
): number[] {
  const { market, slots, candidates } = trading;
  const place = (market.placeStart[i] as number) + (candidates.heldCount[i] as number);
  const without = -(market.bonus[place + wins - 1] as number);
  const alternative = Math.max(netOf(ranking, wins), without);
  const losers: number[] = [];
  // From the last entry on, since taking one moves the last into its place.
  for (const entry of ranking.entry.subarray(0, wins).sort().reverse()) {
    const j = candidates.judge[entry] as number;
    const worth = (candidates.score[entry] as number) * UNITS_PER_POINT;
    hold(candidates, i, entry);
    const loser = sell(slots, j, worth - alternative + epsilon, i);
    if (loser < 0) continue;
    releaseJudge(candidates, loser, j);
    losers.push(loser);
  }
  return losers;
}

/**
 * The forward auction for transportation problems (Bertsekas and Castañon, "The auction algorithm
 * for the transportation problem", Annals of Operations Research 20, 1989): a nomination that lacks
 * judges bids for all the best of them in one round, each up to the price at which the next best
 * would be as good, plus `epsilon`. Outbid nominations bid again. It ends when each place is filled
 * or not worth its price; then no nomination could do better by more than epsilon a place.
 */
export function forwardAuction(trading: Auction, epsilon: number): void {
  const { market, candidates, order } = trading;
  const queue = newQueue(market.nominations);
  const most = largestOf(market.demand) + 1;
  const ranking = { size: 0, net: new Float64Array(most), entry: new Int32Array(most) };
  for (const i of order) {
    if ((candidates.heldCount[i] as number) < (market.demand[i] as number)) pushTo(queue, i);
  }
  for (let i = takeFrom(queue); i >= 0; i = takeFrom(queue)) {
    const wins = chooseJudges(trading, ranking, i);
    if (wins === 0) continue;
    for (const loser of buy(trading, ranking, i, wins, epsilon)) pushTo(queue, loser);
  }
}
