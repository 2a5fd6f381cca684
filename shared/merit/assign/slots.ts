import type { Market } from './market';

/**
 * The judges' side of an auction: the price of each sold slot, cheapest first (a binary heap for
 * each judge), and the price of the next one. A price belongs to the judge, not to the slot:
 * "similar objects" in Bertsekas and Castañon (1989).
 */
export interface Slots {
  market: Market;
  /** Sold slots of each judge. */
  load: Int32Array;
  paid: Float64Array;
  owner: Int32Array;
  /** Lowest price of an unsold slot; a reverse auction lowers it. */
  floor: Float64Array;
  /** Price of each judge's next slot; infinite if there is none. */
  price: Float64Array;
}

export function newSlots(market: Market): Slots {
  const slotCount = market.slotStart[market.judges] as number;
  const slots: Slots = {
    market,
    load: new Int32Array(market.judges),
    paid: new Float64Array(slotCount),
    owner: new Int32Array(slotCount),
    floor: new Float64Array(market.judges),
    price: new Float64Array(market.judges),
  };
  for (let j = 0; j < market.judges; j += 1) updatePrice(slots, j);
  return slots;
}

/** Returns the load cost of a judge's next unsold slot; infinite if all are sold. */
export function nextLoadCost({ market, load }: Slots, j: number): number {
  const sold = load[j] as number;
  return sold < (market.room[j] as number)
    ? (market.loadCost[(market.slotStart[j] as number) + sold] as number)
    : Number.POSITIVE_INFINITY;
}

/** Returns the asking price of a judge's next unsold slot. */
const asked = (slots: Slots, j: number): number =>
  Math.max(nextLoadCost(slots, j), slots.floor[j] as number);

const cheapestSold = ({ market, load, paid }: Slots, j: number): number =>
  (load[j] as number) > 0
    ? (paid[market.slotStart[j] as number] as number)
    : Number.POSITIVE_INFINITY;

export function updatePrice(slots: Slots, j: number): void {
  slots.price[j] = Math.min(asked(slots, j), cheapestSold(slots, j));
}

function put({ paid, owner }: Slots, slot: number, price: number, buyer: number): void {
  paid[slot] = price;
  owner[slot] = buyer;
}

const before = (paid: Float64Array, one: number, other: number): boolean =>
  (paid[one] as number) < (paid[other] as number);

/** Sifts a heap entry down to its place. */
function sink(slots: Slots, j: number, from: number, price: number, buyer: number): void {
  const { market, load, paid, owner } = slots;
  const [start, count] = [market.slotStart[j] as number, load[j] as number];
  let at = from;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= count) break;
    if (child + 1 < count && before(paid, start + child + 1, start + child)) child += 1;
    if ((paid[start + child] as number) >= price) break;
    put(slots, start + at, paid[start + child] as number, owner[start + child] as number);
    at = child;
  }
  put(slots, start + at, price, buyer);
}

/** Sifts a heap entry up to its place. */
function rise(slots: Slots, j: number, from: number, price: number, buyer: number): void {
  const start = slots.market.slotStart[j] as number;
  let at = from;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    const above = slots.paid[start + parent] as number;
    if (above <= price) break;
    put(slots, start + at, above, slots.owner[start + parent] as number);
    at = parent;
  }
  put(slots, start + at, price, buyer);
}

/** Sells the judge's cheapest slot; returns the nomination that loses it, or -1 if it was free. */
export function sell(slots: Slots, j: number, price: number, buyer: number): number {
  if (asked(slots, j) <= cheapestSold(slots, j)) {
    const at = slots.load[j] as number;
    slots.load[j] = at + 1;
    rise(slots, j, at, price, buyer);
    updatePrice(slots, j);
    return -1;
  }
  const loser = slots.owner[slots.market.slotStart[j] as number] as number;
  sink(slots, j, 0, price, buyer);
  updatePrice(slots, j);
  return loser;
}

/** Takes a nomination's slot back and offers it at the judge's current price. */
export function takeBack(slots: Slots, j: number, buyer: number): void {
  const { market, load, paid, owner } = slots;
  const start = market.slotStart[j] as number;
  const last = (load[j] as number) - 1;
  let at = 0;
  while (owner[start + at] !== buyer) at += 1;
  slots.floor[j] = slots.price[j] as number;
  load[j] = last;
  const [price, moved] = [paid[start + last] as number, owner[start + last] as number];
  if (at < last) {
    if (at > 0 && (paid[start + ((at - 1) >> 1)] as number) > price)
      rise(slots, j, at, price, moved);
    else sink(slots, j, at, price, moved);
  }
  updatePrice(slots, j);
}
