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

/** Returns the numbers 0 to count - 1 in an order that the seed determines (Fisher and Yates). */
export function shuffledOrder(count: number, seed: number): Int32Array {
  const random = randomFrom(seed);
  const order = Int32Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const kept = order[last] as number;
    order[last] = order[other] as number;
    order[other] = kept;
  }
  return order;
}
