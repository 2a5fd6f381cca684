/** A pair that must not be. */
export const FORBIDDEN = -1;
/** A pair's expertise is a whole number of points from 0 to this. */
export const FULL_SCORE = 10_000;
/** Prices are whole numbers, this many to a point, so that every sum of the certificate is exact. */
export const UNITS_PER_POINT = 128;

const fullScore = FULL_SCORE * UNITS_PER_POINT;
/** What a place up to the wanted number is worth, and one beyond it; no change of judges is worth as much. */
const wantedBonus = 12 * fullScore;
const spareBonus = 5 * fullScore;
/** The last place of a nomination is worth this much less than its first, so that a shortage spreads. */
const bonusFall = 2 * fullScore;

/**
 * The transportation problem in numbers: nominations with a demand, judges with room, each pair at
 * most once. Nominations and judges are indices; money is in units, see `UNITS_PER_POINT`.
 */
export interface Market {
  nominations: number;
  judges: number;
  /** Judges still to be found, by nomination. */
  demand: Int32Array;
  /** Assignments a judge can still take; fewer than there are slots under a largest load. */
  room: Int32Array;
  /** Where a nomination's places start in lists of all places; one longer than there are nominations. */
  placeStart: Int32Array;
  /** Where a judge's slots start in lists of all slots; one longer than there are judges. */
  slotStart: Int32Array;
  /** What filling each place is worth, falling within a nomination. */
  bonus: Float64Array;
  /** What filling each slot costs, rising within a judge: loads stay even. */
  loadCost: Float64Array;
  /** Writes the scores of a nomination with every judge, FORBIDDEN where the pair must not be. */
  fillRow(nomination: number, row: Int16Array): void;
  /** The score of one pair. */
  scoreOf(nomination: number, judge: number): number;
}

export interface AuctionSides {
  /** By nomination: judges it has, should have at least, and may have with the spare ones. */
  has: Int32Array;
  wanted: Int32Array;
  planned: Int32Array;
  /** By judge. */
  load: Int32Array;
  capacity: Int32Array;
  /** Points between a judge's first assignment and the one after an even load. */
  loadWeight: number;
  /** What a judge has where loads are as even as they can be; at least 1. */
  evenLoad: number;
}

const startsOf = (counts: Int32Array): Int32Array => {
  const starts = new Int32Array(counts.length + 1);
  counts.forEach((count, index) => {
    starts[index + 1] = (starts[index] as number) + count;
  });
  return starts;
};

/** More than a judge is worth to any nomination. */
export const PROHIBITIVE = wantedBonus + fullScore;

/** What is left of each. */
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

/** Beyond so many even loads a slot costs no more, so that it never outweighs filling a place. */
const mostEvenLoads = 10;

/** The same for every judge, so that who takes on more is not preferred. */
function loadCosts(
  { load, loadWeight, evenLoad }: AuctionSides,
  slotStart: Int32Array,
): Float64Array {
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

/** The market of what is still to be assigned. */
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
 * The market in which no judge comes to more than `largest` assignments, those that they have
 * included: what a judge has beyond stays.
 */
export function withLargestLoad(market: Market, load: Int32Array, largest: number): Market {
  const { slotStart } = market;
  const room = market.room.map((_, j) => {
    const slots = (slotStart[j + 1] as number) - (slotStart[j] as number);
    return Math.min(slots, Math.max(0, largest - (load[j] as number)));
  });
  return { ...market, room };
}
