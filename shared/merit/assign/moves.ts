import { FORBIDDEN, type Market, sumOf } from './market';
import { type Random, shuffledOrder } from './random';

/** The pairs of a season while moves fill places, with the state of each side. */
export interface Movable {
  market: Market;
  /** By judge: nominations that may give the judge up, because the pair is new or not yet read. */
  holders: readonly Set<number>[];
  /** Keys of existing pairs that may be moved, and of those that were moved. */
  existing: ReadonlySet<number>;
  moved: Set<number>;
  /** By nomination: number of filled places, and of places that results need. */
  filled: Int32Array;
  wanted: Int32Array;
  /** By judge: number of assignments, and their maximum. */
  load: Int32Array;
  limit: Int32Array;
}

/** Random orders, so that nobody can predict who is moved, and no judge is moved more often. */
interface Orders {
  nominations: Int32Array;
  judges: Int32Array;
}

export const moveKey = ({ market }: Pick<Movable, 'market'>, i: number, j: number): number =>
  i * market.judges + j;

/** Cheapest chains of moves from all nominations that lack judges. */
interface Chains {
  /** The nomination that would take each judge, and the judge that each would give up; or -1. */
  takenBy: Int32Array;
  gives: Int32Array;
  /** Cost of reaching each of them. */
  ofJudge: Float64Array;
  ofNomination: Float64Array;
}

const isShort = ({ filled, wanted }: Movable, i: number): boolean =>
  (filled[i] as number) < (wanted[i] as number);

/** More than all spare places that can be lost, so that fewer moves take precedence. */
const costOfMove = ({ filled, wanted }: Movable): number =>
  1 + sumOf(wanted.map((count, i) => Math.max(0, count - (filled[i] as number))));

const noChains = ({ judges, nominations }: Market): Chains => ({
  takenBy: new Int32Array(judges).fill(-1),
  gives: new Int32Array(nominations).fill(-1),
  ofJudge: new Float64Array(judges).fill(Number.POSITIVE_INFINITY),
  ofNomination: new Float64Array(nominations).fill(Number.POSITIVE_INFINITY),
});

/**
 * Returns the cheapest chains of "take this judge, whose other nomination takes that one". Only a
 * pair that stood before costs a move; taking a move back returns it. (Bellman and Ford, with a
 * queue: as long as only cheapest chains are carried out, no cycle has a negative cost.)
 */
function chainsOf(pairs: Movable, orders: Orders): Chains {
  const { market, holders, existing, moved, load, limit } = pairs;
  const move = costOfMove(pairs);
  const found = noChains(market);
  const { takenBy, gives, ofJudge, ofNomination } = found;
  /** Judges that each of these nominations would get, so that scarce judges are shared. */
  const claimed = pairs.filled.slice();
  const waiting = [...orders.nominations].filter((i) => isShort(pairs, i));
  const isWaiting = new Uint8Array(market.nominations);
  for (const i of waiting) ofNomination[i] = 0;

  function isBetter(i: number, j: number, cost: number): boolean {
    const other = takenBy[j] as number;
    if (cost !== ofJudge[j]) return cost < (ofJudge[j] as number);
    const areShort = gives[i] === -1 && gives[other] === -1;
    return areShort && (claimed[i] as number) + 1 < (claimed[other] as number);
  }
  function take(i: number, j: number, cost: number): void {
    const before = takenBy[j] as number;
    if (before >= 0) claimed[before] = (claimed[before] as number) - 1;
    claimed[i] = (claimed[i] as number) + 1;
    takenBy[j] = i;
    ofJudge[j] = cost;
    for (const other of holders[j] ?? []) {
      const next = cost + (existing.has(moveKey(pairs, other, j)) ? move : 0);
      if (next >= (ofNomination[other] as number)) continue;
      ofNomination[other] = next;
      gives[other] = j;
      if (isWaiting[other] === 0) waiting.push(other);
      isWaiting[other] = 1;
    }
  }

  const row = new Int16Array(market.judges);
  for (const i of waiting) {
    isWaiting[i] = 0;
    market.fillRow(i, row);
    for (const j of orders.judges) {
      const isReturn = moved.has(moveKey(pairs, i, j));
      const isOpen = isReturn || (row[j] !== FORBIDDEN && !holders[j]?.has(i));
      if (!isOpen || (load[j] as number) > (limit[j] as number)) continue;
      const cost = (ofNomination[i] as number) - (isReturn ? move : 0);
      if (isBetter(i, j, cost)) take(i, j, cost);
    }
  }
  return found;
}

/** The end of a chain: a judge with room, or a nomination with a judge to spare. */
interface End {
  judge: number;
  spares: number;
  cost: number;
}

function endsOf(
  pairs: Movable,
  orders: Orders,
  { takenBy, gives, ofJudge, ofNomination }: Chains,
): End[] {
  const { filled, wanted, load, limit } = pairs;
  const withRoom = [...orders.judges]
    .filter((j) => takenBy[j] !== -1 && (load[j] as number) < (limit[j] as number))
    .map((judge) => ({ judge, spares: -1, cost: ofJudge[judge] as number }));
  const sparing = [...orders.nominations]
    .filter((i) => gives[i] !== -1 && (filled[i] as number) > (wanted[i] as number))
    .map((i) => ({
      judge: gives[i] as number,
      spares: i,
      cost: (ofNomination[i] as number) + 1,
    }));
  const ends = [...withRoom, ...sparing];
  const least = ends.reduce((cost, end) => Math.min(cost, end.cost), Number.POSITIVE_INFINITY);
  return ends.filter(({ cost }) => cost === least);
}

function end(pairs: Movable, i: number, j: number): void {
  pairs.holders[j]?.delete(i);
  const key = moveKey(pairs, i, j);
  if (pairs.existing.has(key)) pairs.moved.add(key);
  pairs.filled[i] = (pairs.filled[i] as number) - 1;
  pairs.load[j] = (pairs.load[j] as number) - 1;
}

function begin(pairs: Movable, i: number, j: number): void {
  pairs.holders[j]?.add(i);
  pairs.moved.delete(moveKey(pairs, i, j));
  pairs.filled[i] = (pairs.filled[i] as number) + 1;
  pairs.load[j] = (pairs.load[j] as number) + 1;
}

/** The judges of a chain from its end, and the nomination at its start, which lacks a judge. */
function chainTo({ takenBy, gives }: Chains, last: number): { judges: number[]; short: number } {
  const judges: number[] = [];
  for (let j = last; ; ) {
    judges.push(j);
    const i = takenBy[j] as number;
    const given = gives[i] as number;
    if (given === -1) return { judges, short: i };
    j = given;
  }
}

function carryOut(pairs: Movable, { takenBy, gives }: Chains, { judges }: { judges: number[] }) {
  for (const j of judges) {
    const i = takenBy[j] as number;
    const given = gives[i] as number;
    if (given !== -1) end(pairs, i, given);
    begin(pairs, i, j);
  }
}

/**
 * Applies cheapest chains without common judges, one for each nomination that lacks judges, so that
 * they share the remaining judges.
 * @returns whether there was any
 */
export function fillByMoves(pairs: Movable, random: Random): boolean {
  const { nominations, judges } = pairs.market;
  const orders = {
    nominations: shuffledOrder(nominations, random),
    judges: shuffledOrder(judges, random),
  };
  const chains = chainsOf(pairs, orders);
  const used = new Set<number>();
  const helped = new Set<number>();
  for (const { judge, spares } of endsOf(pairs, orders, chains)) {
    const chain = chainTo(chains, judge);
    const isOver =
      spares >= 0 && (pairs.filled[spares] as number) <= (pairs.wanted[spares] as number);
    if (isOver || helped.has(chain.short) || chain.judges.some((j) => used.has(j))) continue;
    helped.add(chain.short);
    for (const j of chain.judges) used.add(j);
    if (spares >= 0) end(pairs, spares, judge);
    carryOut(pairs, chains, chain);
  }
  return used.size > 0;
}
