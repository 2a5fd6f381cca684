import { after, type Clock, trustedFor } from '../../platform/clock';

interface Kept<Value> {
  value: Promise<Value>;
  since: Date;
}

/**
 * Caches for {@link trustedFor} a value that changes a few times a year and is needed by every
 * request. Simultaneous requests share one read. It is served while the database is unreachable.
 */
export function trusted<Value>(read: () => Promise<Value>, clock: Clock) {
  let kept: Kept<Value> | undefined;

  function readAfter(before: Kept<Value> | undefined): Kept<Value> {
    const reading = { value: read(), since: clock() };
    reading.value.catch(() => {
      if (kept === reading) kept = before;
    });
    return reading;
  }

  return {
    /** Returns the cached promise, so that most requests wait for nothing. */
    get(): Promise<Value> {
      const before = kept;
      const now = clock();
      // Ignores a cache from the future: the clock was set back.
      const isRecent = before && now >= before.since && now < after(before.since, trustedFor);
      if (isRecent) return before.value;
      kept = readAfter(before);
      return kept.value.catch((error: unknown) => {
        if (before) return before.value;
        throw error;
      });
    },
    /** Drops the cache after a change by this process. */
    forget: () => {
      kept = undefined;
    },
  };
}
