import type { Tier } from '../contracts/tiers';

/** One stroke of a Roman numeral with its serifs, 20 units high, from its upper left corner. */
const stroke =
  'h10v1.4c-2 .2-2.6.7-2.6 2.2v12.8c0 1.5.6 2 2.6 2.2v1.4h-10v-1.4c2-.2 2.6-.7 2.6-2.2v-12.8c0-1.5-.6-2-2.6-2.2z';

/** The path of a numeral, centred on 32/32 of a square of 64 units. */
export const numeralPath = (numeral: Tier['numeral']): string =>
  Array.from(numeral, (_, at) => `M${31 - 4 * numeral.length + 8 * at} 22${stroke}`).join('');
