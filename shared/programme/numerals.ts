/** One stroke of a Roman numeral with its serifs, 20 units high, from its upper left corner. */
const stroke =
  'h10v1.4c-2 .2-2.6.7-2.6 2.2v12.8c0 1.5.6 2 2.6 2.2v1.4h-10v-1.4c2-.2 2.6-.7 2.6-2.2v-12.8c0-1.5-.6-2-2.6-2.2z';

/** The path of a numeral with this number of strokes, centred on 32/32 of a square of 64 units. */
export const numeralPath = (strokes: number): string =>
  Array.from({ length: strokes }, (_, at) => `M${31 - 4 * strokes + 8 * at} 22${stroke}`).join('');
