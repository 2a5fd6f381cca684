import { busyFor } from './Retries';

const longest = 3_600_000;
/** Until the next try for a deadline that has passed unasked, as while a computer slept. */
const overdue = 60_000;
/** Clocks differ a little, and the server decides. */
const margin = 5_000;

/**
 * Milliseconds until a query is made again by itself: hourly, and just after the first of these
 * deadlines, which may have been moved since; or when a busy server wants to be asked. False once it
 * was made after all of them.
 */
export function askAgain(
  { error, dataUpdatedAt }: { error: unknown; dataUpdatedAt: number },
  deadlines: readonly (string | null | undefined)[],
): number | false {
  const seconds = busyFor(error);
  if (seconds !== undefined) return seconds * 1_000;
  const unasked = deadlines
    .map((at) => Date.parse(at ?? '') + margin)
    .filter((at) => at > dataUpdatedAt);
  const left = Math.min(...unasked) - Date.now();
  return unasked.length > 0 && (left > 0 ? Math.min(longest, left) : overdue);
}
