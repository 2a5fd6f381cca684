/** Values from `from` up to `to`, without `to`; the last bin has it too. */
export interface Bin {
  from: number;
  to: number;
  count: number;
}

/** Width of a bin, in points of the scale. */
const binWidth = 0.25;

/**
 * Counts values in bins of equal width, over whole points of the scale that hold every value and
 * every mark.
 *
 * @param marks values that the drawing has lines at
 */
export function binsOf(values: readonly number[], marks: readonly number[]): Bin[] {
  const all = [...values, ...marks];
  if (all.length === 0) return [];
  const lowest = Math.floor(Math.min(...all));
  const highest = Math.max(Math.ceil(Math.max(...all)), lowest + 1);
  const bins = Array.from({ length: (highest - lowest) / binWidth }, (_, place) => ({
    from: lowest + place * binWidth,
    to: lowest + (place + 1) * binWidth,
    count: 0,
  }));
  for (const value of values) {
    const place = Math.min(Math.floor((value - lowest) / binWidth), bins.length - 1);
    const bin = bins[place];
    if (bin) bin.count += 1;
  }
  return bins;
}
