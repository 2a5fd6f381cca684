import { busyFor } from './Retries';

const longest = 3_600_000;
/** Clocks differ a little, and the server decides. */
const margin = 5_000;

/**
 * Milliseconds until a query is made again by itself: hourly, and just after the first of these
 * deadlines, which may have been moved since; or when a busy server wants to be asked. False once all
 * have passed.
 */
export function askAgain(
  error: unknown,
  deadlines: readonly (string | null | undefined)[],
): number | false {
  const seconds = busyFor(error);
  if (seconds !== undefined) return seconds * 1_000;
  const waits = deadlines.map((at) => Date.parse(at ?? '') + margin - Date.now());
  const ahead = waits.filter((left) => left > 0);
  return ahead.length > 0 && Math.min(longest, ...ahead);
}
