import { certaintyOf, type Draft, draftOf, type PlanValue, worthOf } from './draft';
import { readPairs } from './entries';
import { FULL_SCORE, type Market, UNITS_PER_POINT } from './market';
import { type Network, networkOf, pricesOf } from './network';
import { refine } from './refine';

/** The best plan found, with the proof of its quality. */
export interface Optimised {
  draft: Draft;
  worth: PlanValue;
  /** Upper bound for any plan, in units, including the bonus. */
  bound: number;
  certainty: number;
  /** Final prices; infinite for judges without room. */
  price: Float64Array;
}

/** Units of the first step. If judges are scarce, prices soon rise further. */
const coarsest = (FULL_SCORE * UNITS_PER_POINT) / 64;
const stepDown = 5;
/** Maximum readings at the finest step; more gain nothing. */
const maxAtFinest = 8;

/** A network without flow, at the cost of each judge's first slot. */
function emptyNetwork({ market, order }: Task): Network {
  const { nominations, judges, room, slotStart, loadCost } = market;
  const potential = new Float64Array(nominations + judges + 1);
  room.forEach((slots, j) => {
    if (slots > 0) potential[nominations + j] = -(loadCost[slotStart[j] as number] as number);
  });
  const source = nominations + judges;
  const price = pricesOf({ market, source, potential });
  const { entries, profit } = readPairs(market, price, order);
  potential.set(profit);
  return networkOf(market, entries, { filled: new Int32Array(source), potential });
}

interface Task {
  market: Market;
  /** Nominations in random order, which decides between equal judges. */
  order: Int32Array;
}

/**
 * Finds the best plan in ever finer steps until it is certain enough, or optimal at the finest.
 * Each step improves a plan among a few judges for each nomination; then all pairs are read at the
 * new prices, which bounds every plan and shows which judges to consider next.
 */
export function optimise(task: Task, enough: number): Optimised {
  const { market, order } = task;
  let network = emptyNetwork(task);
  let found: Optimised | undefined;
  let [epsilon, atFinest] = [coarsest, 0];
  for (;;) {
    refine(network, epsilon);
    const price = pricesOf(network);
    const { entries, bound } = readPairs(market, price, order, network);
    const draft = draftOf(network);
    const worth = worthOf(draft);
    const least = found && found.bound < bound ? found : { bound, price };
    found = {
      draft,
      worth,
      bound: least.bound,
      price: least.price,
      certainty: certaintyOf(worth, least.bound),
    };
    if (epsilon === 1) atFinest += 1;
    if (found.certainty >= enough || atFinest === maxAtFinest) return found;
    network = networkOf(market, entries, network);
    epsilon = Math.max(1, Math.floor(epsilon / stepDown));
  }
}
