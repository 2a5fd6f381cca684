import { startsOf } from '../groups';

/** Score of a forbidden pair. */
export const FORBIDDEN = -1;
/** A pair's expertise is a whole number of points from 0 to this. */
export const FULL_SCORE = 10_000;
/** Units per point. Prices are whole units, so that every sum of the certificate is exact. */
export const UNITS_PER_POINT = 128;

const fullScore = FULL_SCORE * UNITS_PER_POINT;
/** The bonus for a required place, then for a spare one: more than any exchange of judges gains. */
const wantedBonus = 12 * fullScore;
const spareBonus = 5 * fullScore;
/** A nomination's last place is worth this much less than its first, which spreads a shortage. */
const bonusFall = 2 * fullScore;

/**
 * The transportation problem in numbers: nominations with a demand, judges with room, each pair at
 * most once. Nominations and judges are indices; values are in units, see `UNITS_PER_POINT`.
 */
export interface Market {
  nominations: number;
  judges: number;
  /** Number of missing judges, by nomination. */
  demand: Int32Array;
  /** Number of assignments that a judge can still take; a largest load may reduce it. */
  room: Int32Array;
  /** Start of a nomination's places in lists of all places, plus an entry for the end. */
  placeStart: Int32Array;
  /** Start of a judge's slots in lists of all slots, plus an entry for the end. */
  slotStart: Int32Array;
  /** Value of filling each place, decreasing within a nomination. */
  bonus: Float64Array;
  /** Cost of filling each slot, increasing within a judge so that loads stay even. */
  loadCost: Float64Array;
  /** Writes a nomination's scores with every judge, FORBIDDEN for forbidden pairs. */
  fillRow(nomination: number, row: Int16Array): void;
  scoreOf(nomination: number, judge: number): number;
}

export interface AuctionSides {
  /** By nomination: number of current judges, required judges, and all planned judges. */
  has: Int32Array;
  wanted: Int32Array;
  planned: Int32Array;
  /** By judge. */
  load: Int32Array;
  capacity: Int32Array;
  /** A judge's load if loads are as even as possible; at least 1. */
  evenLoad: number;
}

/** A price above a judge's value to any nomination. */
export const PROHIBITIVE = wantedBonus + fullScore;

export const sumOf = (counts: Int32Array): number =>
  counts.reduce((total, count) => total + count, 0);
export const largestOf = (counts: Int32Array): number => counts.reduce((a, b) => Math.max(a, b), 0);

/** Returns what remains of each entry. */
export const difference = (most: Int32Array, taken: Int32Array): Int32Array =>
  most.map((count, index) => Math.max(0, count - (taken[index] as number)));

function bonuses({ has, wanted, planned }: AuctionSides, placeStart: Int32Array): Float64Array {
  const bonus = new Float64Array(placeStart[has.length] as number);
  has.forEach((held, i) => {
    const [from, to] = [placeStart[i] as number, placeStart[i + 1] as number];
    for (let place = from; place < to; place += 1) {
      const number = held + place - from;
      const base = number < (wanted[i] as number) ? wantedBonus : spareBonus;
      bonus[place] = base - Math.round((bonusFall * number) / (planned[i] as number));
    }
  });
  return bonus;
}

/** Increase of the cost, in points, from a judge's first assignment to the even load. */
const loadWeight = 500;
/** Beyond this many even loads the cost stops rising, so that it never outweighs filling a place. */
const mostEvenLoads = 10;

/** The costs are equal for all judges, so that larger capacities are not preferred. */
function loadCosts({ load, evenLoad }: AuctionSides, slotStart: Int32Array): Float64Array {
  const cost = new Float64Array(slotStart[load.length] as number);
  load.forEach((taken, j) => {
    const [from, to] = [slotStart[j] as number, slotStart[j + 1] as number];
    for (let slot = from; slot < to; slot += 1) {
      const times = Math.min(mostEvenLoads, (taken + slot - from) / evenLoad);
      cost[slot] = Math.round(loadWeight * UNITS_PER_POINT * times);
    }
  });
  return cost;
}

/** Returns the market of everything still to be assigned. */
export function marketOf(sides: AuctionSides, scores: Pick<Market, 'fillRow' | 'scoreOf'>): Market {
  const demand = difference(sides.planned, sides.has);
  const room = difference(sides.capacity, sides.load);
  const [placeStart, slotStart] = [startsOf(demand), startsOf(room)];
  return {
    nominations: demand.length,
    judges: room.length,
    demand,
    room,
    placeStart,
    slotStart,
    bonus: bonuses(sides, placeStart),
    loadCost: loadCosts(sides, slotStart),
    ...scores,
  };
}

/**
 * Returns the market in which no judge exceeds `largest` assignments, including existing ones; a
 * judge who already has more keeps them.
 */
export function withLargestLoad(market: Market, load: Int32Array, largest: number): Market {
  const { slotStart } = market;
  const room = market.room.map((_, j) => {
    const slots = (slotStart[j + 1] as number) - (slotStart[j] as number);
    return Math.min(slots, Math.max(0, largest - (load[j] as number)));
  });
  return { ...market, room };
}
