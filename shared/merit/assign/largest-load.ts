import type { JudgeToAssign } from './input';

/** Returns the median load; the lower of two middle ones, so that the rule holds for either. */
export function medianLoad(loads: readonly number[]): number {
  const sorted = [...loads].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/**
 * Returns the largest load for a median, rounded up, and at least 1.
 * @param times the rule's multiple; undefined if only capacity limits loads
 */
export const largestLoadFor = (median: number, times: number | undefined): number =>
  times === undefined ? Number.POSITIVE_INFINITY : Math.max(1, Math.ceil(times * median - 1e-9));

/**
 * Returns the judges whose loads the median includes: those who have or can get assignments.
 * @param asking nominations that want judges; `conflicts` excludes some for each judge
 */
export function countedJudges(
  judges: readonly JudgeToAssign[],
  load: Int32Array,
  asking: readonly boolean[],
  conflicts: readonly Int32Array[],
): number[] {
  const all = asking.filter(Boolean).length;
  const excluded = new Int32Array(judges.length);
  conflicts.forEach((those, i) => {
    if (asking[i]) for (const j of those) excluded[j] = (excluded[j] as number) + 1;
  });
  return judges.flatMap(({ active, capacity }, j) => {
    const isFree = (excluded[j] as number) < all || (load[j] as number) > 0;
    return active && capacity > 0 && isFree ? [j] : [];
  });
}
