import { type Clock, seconds } from './clock';

/** For figures that people watch. */
export const shortCache = seconds(1);
/** For expensive computations. */
export const longCache = seconds(60);

/** A value stays fresh for this multiple of the time of reading it. */
const rest = 5;

/**
 * Caches expensive reads, by key if they have one, for a number of milliseconds. Simultaneous
 * callers share one read.
 */
export function cacheByKey<Value, Asked extends [key?: string]>(
  read: (...asked: Asked) => Promise<Value>,
  clock: Clock,
  freshFor: number = shortCache,
): (...asked: Asked) => Promise<Value> {
  const all = new Map<string, { value: Promise<Value>; until: number }>();
  return (...asked) => {
    const [key = ''] = asked;
    const since = clock().getTime();
    const before = all.get(key);
    if (before && before.until > since) return before.value;
    // During the read all callers wait for it, even for long.
    const kept = { value: read(...asked), until: Number.POSITIVE_INFINITY };
    all.set(key, kept);
    kept.value.then(
      () => {
        const took = clock().getTime() - since;
        kept.until = since + Math.max(freshFor, took * rest);
      },
      () => all.delete(key),
    );
    return kept.value;
  };
}
