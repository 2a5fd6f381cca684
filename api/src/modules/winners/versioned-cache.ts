import { after, type Clock, trustedFor } from '../../platform/clock';

interface Options {
  /** The number of the data's version; it grows with each change. */
  readVersion(): Promise<number>;
  clock: Clock;
  /** Called when the version cannot be read; cached values are then still served. */
  onFailure(error: unknown): void;
}

/**
 * Caches values in memory until the version of the data changes. Simultaneous requests share one
 * read; cached values are served while the database is unreachable.
 */
export function versionedCache<T>({ readVersion, clock, onFailure }: Options) {
  let kept = new Map<string, Promise<T>>();
  let checkedAt = new Date(0);
  let known: number | undefined;
  let checking: Promise<void> | undefined;
  let failing = false;

  async function check(): Promise<void> {
    const now = clock();
    try {
      const version = await readVersion();
      if (version !== known) kept = new Map();
      known = version;
      failing = false;
    } catch (error) {
      failing = true;
      onFailure(error);
    } finally {
      checkedAt = now;
      checking = undefined;
    }
  }

  /** A promise to await before using cached values; usually undefined. */
  function refresh(): Promise<void> | undefined {
    if (clock() < after(checkedAt, trustedFor)) return undefined;
    checking ??= check();
    // An unreachable database is slow to fail, so only one request waits for it.
    return failing ? undefined : checking;
  }

  function keptFor(key: string, make: () => Promise<T>): Promise<T> {
    const values = kept;
    const present = values.get(key);
    if (present) return present;
    const made = make();
    values.set(key, made);
    made.catch(() => values.delete(key));
    return made;
  }

  return {
    /** The cached value of `key`; `make` makes it for a new version. */
    get(key: string, make: () => Promise<T>): Promise<T> {
      return refresh()?.then(() => keptFor(key, make)) ?? keptFor(key, make);
    },
  };
}
