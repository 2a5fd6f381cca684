import { counted, startsOf } from '../groups';
import type { Market } from './market';

/** Pairs of nominations and judges, by nomination; an entry is an index into the lists. */
export interface Entries {
  /** Entries of nomination i: from `start[i]` to `start[i + 1]`. */
  start: Int32Array;
  nomination: Int32Array;
  judge: Int32Array;
  /** Value of the pair, in units. */
  gain: Int32Array;
  isHeld: Uint8Array;
}

/**
 * The market as a circulation: a unit of flow comes from the source to a nomination (a filled place,
 * worth its bonus), goes on to a judge (a held entry, worth its gain) and back to the source (a
 * filled slot, at its load cost). Nodes are the nominations, then the judges, then the source.
 * While a plan is being improved, units wait at nodes: more have come in than gone out, or fewer.
 */
export interface Network extends Entries {
  market: Market;
  source: number;
  /** Entries of judge j: from `judgeStart[j]` on in `byJudge`, the `held[j]` held ones first. */
  judgeStart: Int32Array;
  byJudge: Int32Array;
  positionOf: Int32Array;
  held: Int32Array;
  /** Filled places by nomination, then filled slots by judge. */
  filled: Int32Array;
  /** Units that wait at a node; negative where units are missing. */
  excess: Int32Array;
  /** Dual values in units: with the source's at 0 a nomination's profit, and a judge's price below 0. */
  potential: Float64Array;
}

/** Instead of an entry: the arc starts or ends at the source. */
export const NO_ENTRY = -1;

function groupByJudge({ judge, isHeld }: Entries, judges: number) {
  const judgeStart = startsOf(counted(judge, judges));
  const next = judgeStart.slice();
  const byJudge = new Int32Array(judge.length);
  const positionOf = new Int32Array(judge.length);
  const held = new Int32Array(judges);
  for (const state of [1, 0]) {
    judge.forEach((j, entry) => {
      if (isHeld[entry] !== state) return;
      const position = next[j] as number;
      next[j] = position + 1;
      byJudge[position] = entry;
      positionOf[entry] = position;
      held[j] = (held[j] as number) + state;
    });
  }
  return { judgeStart, byJudge, positionOf, held };
}

/** Returns a network without waiting units. Held entries must agree with the filled counts. */
export function networkOf(
  market: Market,
  entries: Entries,
  { filled, potential }: Pick<Network, 'filled' | 'potential'>,
): Network {
  const source = market.nominations + market.judges;
  return {
    market,
    source,
    ...entries,
    ...groupByJudge(entries, market.judges),
    filled,
    excess: new Int32Array(source + 1),
    potential,
  };
}

function swapEntries({ byJudge, positionOf }: Network, entry: number, position: number): void {
  const other = byJudge[position] as number;
  const from = positionOf[entry] as number;
  byJudge[from] = other;
  positionOf[other] = from;
  byJudge[position] = entry;
  positionOf[entry] = position;
}

/** Moves a unit between nodes along an entry, or without one to or from the source. */
export function push(network: Network, from: number, to: number, entry: number): void {
  const { market, source, excess, filled, judgeStart, held, isHeld } = network;
  excess[from] = (excess[from] as number) - 1;
  excess[to] = (excess[to] as number) + 1;
  const isForward = from < market.nominations;
  if (entry === NO_ENTRY) {
    // Flow to a judge fills a place first; flow to a nomination empties a slot.
    const node = from === source ? to : from;
    const fills = (from === source) === node < market.nominations;
    filled[node] = (filled[node] as number) + (fills ? 1 : -1);
    return;
  }
  const j = network.judge[entry] as number;
  if (!isForward) held[j] = (held[j] as number) - 1;
  swapEntries(network, entry, (judgeStart[j] as number) + (held[j] as number));
  if (isForward) held[j] = (held[j] as number) + 1;
  isHeld[entry] = isForward ? 1 : 0;
}

/** Cost of a unit from a nomination or judge to the source: an emptied place or a filled slot. */
export function costToSource({ market, filled }: Network, node: number): number {
  const { nominations, placeStart, slotStart, bonus, loadCost, room } = market;
  const count = filled[node] as number;
  if (node < nominations)
    return count > 0
      ? (bonus[(placeStart[node] as number) + count - 1] as number)
      : Number.POSITIVE_INFINITY;
  const j = node - nominations;
  return count < (room[j] as number)
    ? (loadCost[(slotStart[j] as number) + count] as number)
    : Number.POSITIVE_INFINITY;
}

/** Cost of a unit from the source to a nomination or judge: a filled place or an emptied slot. */
export function costFromSource({ market, filled }: Network, node: number): number {
  const { nominations, placeStart, slotStart, bonus, loadCost, demand } = market;
  const count = filled[node] as number;
  if (node < nominations)
    return count < (demand[node] as number)
      ? -(bonus[(placeStart[node] as number) + count] as number)
      : Number.POSITIVE_INFINITY;
  return count > 0
    ? -(loadCost[(slotStart[node - nominations] as number) + count - 1] as number)
    : Number.POSITIVE_INFINITY;
}

/** Returns the judges' prices; infinite for judges without room. */
export function pricesOf({
  market,
  source,
  potential,
}: Pick<Network, 'market' | 'source' | 'potential'>): Float64Array {
  const { nominations, room } = market;
  return Float64Array.from(room, (slots, j) =>
    slots > 0
      ? (potential[source] as number) - (potential[nominations + j] as number)
      : Number.POSITIVE_INFINITY,
  );
}
