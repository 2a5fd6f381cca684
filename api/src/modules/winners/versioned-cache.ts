import type { Clock } from '../../platform/clock';
import { after, seconds } from '../../platform/clock';

/** Where data stands: the number grows with each change. */
export interface Version {
  number: number;
  /** Until then somebody may be in the middle of a change under this number. */
  unsettledUntil: Date | null;
}

/**
 * How long a kept value is served without asking for the version: the longest time for which
 * another process may still answer with what was there before a change.
 */
export const maxStaleness = seconds(2);

interface Options {
  readVersion(): Promise<Version>;
  clock: Clock;
  /** Told when the version cannot be read; what is kept is then served on. */
  onFailure(error: unknown): void;
}

/**
 * Values made once for each version of the data and kept in memory. Requests that come at the same
 * time share one reading; while the database is away, what is kept goes on being served.
 */
export function versionedCache<T>({ readVersion, clock, onFailure }: Options) {
  let kept = new Map<string, Promise<T>>();
  let keptSince = new Date(0);
  let checkedAt = new Date(0);
  let known: Version | undefined;
  let checking: Promise<void> | undefined;
  let failing = false;

  const isCurrent = (version: Version) =>
    version.number === known?.number &&
    (version.unsettledUntil === null || keptSince > version.unsettledUntil);

  async function check(): Promise<void> {
    const now = clock();
    try {
      const version = await readVersion();
      if (!isCurrent(version)) {
        kept = new Map();
        keptSince = now;
      }
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

  /** What has to be awaited before kept values count; most requests await nothing. */
  function freshen(): Promise<void> | undefined {
    if (clock() < after(checkedAt, maxStaleness)) return undefined;
    checking ??= check();
    // A database that is away answers late, if at all: nobody has to wait for that twice.
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
    /** The value of `key`, made by `make` where there is none for the present version. */
    get(key: string, make: () => Promise<T>): Promise<T> {
      return freshen()?.then(() => keptFor(key, make)) ?? keptFor(key, make);
    },
  };
}
