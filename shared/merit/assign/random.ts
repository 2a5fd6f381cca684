import { hashOfText } from '../ledger/bytes';

/** A source of numbers in [0, 1) that a seed determines. */
export type Random = () => number;

/** Mulberry32 (Tommy Ettinger, 2017): 32 bits of state, the same sequence on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * The same from an unforeseeable text: consecutive 32 bits of SHA-256 over the seed and a counter,
 * one line each, so that any language can repeat it.
 */
export function randomFromText(seed: string): Random {
  let [block, counter, at] = ['', 0, 64];
  return () => {
    if (at === 64) {
      block = hashOfText(`${seed}\n${counter}`);
      counter += 1;
      at = 0;
    }
    at += 8;
    return Number.parseInt(block.slice(at - 8, at), 16) / 2 ** 32;
  };
}

/** Returns the numbers 0 to count - 1 in random order (Fisher and Yates). */
export function shuffledOrder(count: number, random: Random): Int32Array {
  const order = Int32Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  return order;
}
