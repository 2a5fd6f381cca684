import type { Season } from '@meritum/shared/contracts/seasons';
import { currentOf } from '@meritum/shared/programme/current';
import { after, type Clock, trustedFor } from '../../platform/clock';
import { seasonUnknown } from './errors';
import type { SeasonsStore } from './store';

interface Options {
  seasons: Pick<SeasonsStore, 'all' | 'byId' | 'newest'>;
  clock: Clock;
}

interface Kept {
  seasons: Promise<Season[]>;
  since: Date;
}

function currentAmong(seasons: readonly Season[]): Season {
  const current = currentOf(seasons);
  if (!current) throw seasonUnknown();
  return current;
}

/**
 * Seasons change a few times a year and are needed by every request, so they are cached for a few
 * seconds. Simultaneous requests share one read. The cache is served while the database is
 * unreachable.
 */
export function seasonsView({ seasons, clock }: Options) {
  let kept: Kept | undefined;

  function read(before: Kept | undefined): Kept {
    const reading: Kept = { seasons: seasons.all(), since: clock() };
    reading.seasons.catch(() => {
      if (kept === reading) kept = before;
    });
    return reading;
  }

  /**
   * Every season, oldest first, as old as `current`. Returns the cached promise, so that most
   * requests await nothing else.
   */
  function all(): Promise<readonly Season[]> {
    const before = kept;
    const now = clock();
    // After the clock was set back, the age of the cache is unknown.
    const isRecent = before && now >= before.since && now < after(before.since, trustedFor);
    if (isRecent) return before.seasons;
    kept = read(before);
    return kept.seasons.catch((error: unknown) => {
      if (before) return before.seasons;
      throw error;
    });
  }

  return {
    all,
    /** The current season, at most {@link trustedFor} old. */
    current: async () => currentAmong(await all()),
    /** A season by its id, by default the current one; as old as that. Throws not-found. */
    async named(id?: string) {
      const season = id ? (await all()).find((one) => one.id === id) : currentAmong(await all());
      if (!season) throw seasonUnknown();
      return season;
    },
    /** As `named`, not cached, for decisions that a closed season must refuse. */
    async fresh(id?: string) {
      const season =
        id === undefined ? currentAmong(await seasons.newest()) : await seasons.byId(id);
      if (!season) throw seasonUnknown();
      return season;
    },
    /** The newest ten seasons, oldest first, not cached; older ones have long ended. */
    newest: seasons.newest,
    /** Null for an unknown one; not cached. */
    byId: seasons.byId,
    /** Drops the cache after a change by this process. */
    forget: () => {
      kept = undefined;
    },
  };
}

/** The seasons as other modules see them. */
export type SeasonsView = ReturnType<typeof seasonsView>;
