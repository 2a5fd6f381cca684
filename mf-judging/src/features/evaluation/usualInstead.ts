/** Ratings that show what is usual for a judge, and points that are far from each of them. */
const enough = 5;
const far = 3;

/** The median of a judge's means, if this mean is far from every one of them; else undefined. */
export function usualInstead(mean: number, means: readonly number[]): number | undefined {
  if (means.length < enough || means.some((one) => Math.abs(one - mean) < far)) return undefined;
  return [...means].sort((one, other) => one - other)[Math.floor(means.length / 2)];
}
