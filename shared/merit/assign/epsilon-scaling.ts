import { refreshCandidates, releaseJudge } from './candidates';
import { forwardAuction } from './forward-auction';
import { FULL_SCORE, type Market, sumOf, UNITS_PER_POINT } from './market';
import { reverseAuction } from './reverse-auction';
import { takeBack } from './slots';
import type { Auction } from './trading';

const fullScore = FULL_SCORE * UNITS_PER_POINT;
const stepDown = 5;

/** Where judges are scarce, prices rise to the value of a filled place, in larger steps. */
const coarsest = ({ demand, room }: Market): number =>
  sumOf(demand) > sumOf(room) ? 4 * fullScore : fullScore / 16;

/** Steps from coarse to the finest, so that prices are approximately right before they become exact. */
export function epsilonsFor(market: Market): number[] {
  const steps = [coarsest(market)];
  for (let last = steps[0] as number; last > 1; ) {
    last = Math.max(1, Math.floor(last / stepDown));
    steps.push(last);
  }
  return steps;
}

/** Gives up judges worse by more than epsilon than what the nomination could have instead. */
function giveUpDear(trading: Auction, i: number, epsilon: number): void {
  const { market, slots, candidates } = trading;
  const { heldJudge, heldScore, heldCount } = candidates;
  const [place, held] = [market.placeStart[i] as number, heldCount[i] as number];
  const net = (j: number, score: number) => score * UNITS_PER_POINT - (slots.price[j] as number);
  const mine = Array.from({ length: held }, (_, at) => ({
    j: heldJudge[place + at] as number,
    net: net(heldJudge[place + at] as number, heldScore[place + at] as number),
  })).sort((a, b) => a.net - b.net);
  const others = candidates.selection.net.slice(0, candidates.selection.size).sort().reverse();
  let given = 0;
  for (const { j, net } of mine) {
    const without = -(market.bonus[place + held - given - 1] as number);
    if (net >= Math.max(others[given] ?? Number.NEGATIVE_INFINITY, without) - epsilon) break;
    takeBack(slots, j, i);
    releaseJudge(candidates, i, j);
    given += 1;
  }
}

/** One phase at one epsilon, starting from the previous prices and plan; the plan may be empty. */
export function tradeAt(trading: Auction, epsilon: number): void {
  const { market, slots, candidates, order } = trading;
  order.forEach((i) => {
    if (market.demand[i] === 0) return;
    refreshCandidates(candidates, slots, i);
    giveUpDear(trading, i, epsilon);
  });
  forwardAuction(trading, epsilon);
  reverseAuction(trading, epsilon);
}
