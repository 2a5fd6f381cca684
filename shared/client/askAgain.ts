import { busyFor } from './Retries';

const longest = 3_600_000;
/** Milliseconds until the next try for a missed deadline, such as after the computer slept. */
const overdue = 60_000;
/** A margin for clocks that differ from the server's, which decides. */
const margin = 5_000;

/**
 * Milliseconds until a query is repeated automatically: hourly, when a busy server asks for it, and
 * just after the first of these deadlines, which may have been moved. False once it was made after
 * all of them.
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
