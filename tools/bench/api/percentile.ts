/** The smallest value that at least `percent` of all values do not exceed. @throws Error when there are none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)];
  if (found === undefined) throw new Error('no percentile of nothing');
  return found;
}
