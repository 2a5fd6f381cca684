import { after, type Clock, seconds } from '../../platform/clock';

/** How long a value counts as fresh, and how long it is served while it is read again. */
export interface CacheTimes {
  freshFor: number;
  servedFor: number;
}

export const shortCache: CacheTimes = { freshFor: seconds(5), servedFor: seconds(30) };
/** For expensive computations. */
export const longCache: CacheTimes = { freshFor: seconds(60), servedFor: seconds(90) };

interface Kept<Value> {
  value: Promise<Value>;
  since: Date;
}

/**
 * Caches expensive reads by key. Simultaneous callers share one read; an outdated value is
 * refreshed in the background, so that callers rarely wait.
 */
export function cacheByKey<Value>(
  read: (key: string) => Promise<Value>,
  clock: Clock,
  { freshFor, servedFor }: CacheTimes = shortCache,
) {
  const all = new Map<string, Kept<Value>>();
  const renewing = new Set<string>();

  function begin(key: string): Promise<Value> {
    const kept = { value: read(key), since: clock() };
    all.set(key, kept);
    kept.value.catch(() => {
      if (all.get(key) === kept) all.delete(key);
    });
    return kept.value;
  }

  function renew(key: string): void {
    if (renewing.has(key)) return;
    renewing.add(key);
    const since = clock();
    read(key)
      .then((value) => void all.set(key, { value: Promise.resolve(value), since }))
      // The next caller tries again.
      .catch(() => {})
      .finally(() => renewing.delete(key));
  }

  return async (key: string): Promise<Value> => {
    const kept = all.get(key);
    const now = clock();
    if (!kept || now >= after(kept.since, servedFor)) return begin(key);
    if (now >= after(kept.since, freshFor)) renew(key);
    return kept.value;
  };
}
