import { type Clock, seconds } from './clock';

/** How long a value counts as fresh, and how long it is served while it is read again. */
export interface CacheTimes {
  freshFor: number;
  servedFor: number;
}

/** For what people watch: at most a second old. */
export const shortCache: CacheTimes = { freshFor: seconds(1), servedFor: seconds(1) };
/** For expensive computations. */
export const longCache: CacheTimes = { freshFor: seconds(60), servedFor: seconds(90) };

/**
 * What took long to read stays fresh for at least this many times as long, so that reading it never
 * takes more than a fifth of the time.
 */
const rest = 5;

interface Kept<Value> {
  value: Promise<Value>;
  since: Date;
  /** Milliseconds that reading it took; null while it is read. */
  took: number | null;
}

/**
 * Caches expensive reads by key. Simultaneous callers share one read; an outdated value is
 * refreshed in the background while it may be served, so that callers rarely wait.
 */
export function cacheByKey<Value>(
  read: (key: string) => Promise<Value>,
  clock: Clock,
  { freshFor, servedFor }: CacheTimes = shortCache,
) {
  const all = new Map<string, Kept<Value>>();
  const renewing = new Set<string>();

  function reading(key: string): Kept<Value> {
    const since = clock();
    const kept: Kept<Value> = { since, value: read(key), took: null };
    kept.value.then(
      () => {
        kept.took = clock().getTime() - since.getTime();
      },
      () => {
        if (all.get(key) === kept) all.delete(key);
      },
    );
    return kept;
  }

  function begin(key: string): Promise<Value> {
    const kept = reading(key);
    all.set(key, kept);
    return kept.value;
  }

  function renew(key: string): void {
    if (renewing.has(key)) return;
    renewing.add(key);
    const kept = reading(key);
    kept.value
      .then(() => void all.set(key, kept))
      // The next caller tries again.
      .catch(() => {})
      .finally(() => renewing.delete(key));
  }

  return async (key: string): Promise<Value> => {
    const kept = all.get(key);
    if (!kept) return begin(key);
    if (kept.took === null) return kept.value;
    const age = clock().getTime() - kept.since.getTime();
    const fresh = Math.max(freshFor, kept.took * rest);
    if (age >= Math.max(servedFor, fresh)) return begin(key);
    if (age >= fresh) renew(key);
    return kept.value;
  };
}
