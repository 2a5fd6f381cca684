import type { Season } from '@meritum/shared/contracts/seasons';
import { currentOf } from '@meritum/shared/programme/current';
import { after, type Clock, seconds } from '../../platform/clock';
import { seasonUnknown } from './errors';
import type { SeasonsStore } from './store';

/** How long seasons that were read are taken as they are. */
export const trustedFor = seconds(5);

/** The seasons as other modules see them. */
export interface SeasonsView {
  /** The current season, at most {@link trustedFor} behind what another process has written. */
  current(): Promise<Season>;
  /** Every season, the oldest first, no older than `current`. */
  all(): Promise<readonly Season[]>;
  /** The current season as it is at this moment, for what a closed season must refuse. */
  fresh(): Promise<Season>;
  /** Told of each change that this process makes. */
  forget(): void;
}

interface Options {
  seasons: Pick<SeasonsStore, 'all' | 'newest'>;
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
 * Seasons change a few times a year and are asked for with every request: they are kept for a few
 * seconds. Requests that come at the same time share one reading. What is kept goes on being
 * served while the database cannot be read.
 */
export function seasonsView({ seasons, clock }: Options): SeasonsView {
  let kept: Kept | undefined;

  function read(before: Kept | undefined): Kept {
    const reading: Kept = { seasons: seasons.all(), since: clock() };
    reading.seasons.catch(() => {
      if (kept === reading) kept = before;
    });
    return reading;
  }

  /** Hands on the promise that is kept: in most requests there is nothing else to be awaited. */
  function all(): Promise<Season[]> {
    const before = kept;
    const now = clock();
    // A clock that was put back says nothing of how old the copy is.
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
    current: async () => currentAmong(await all()),
    fresh: async () => currentAmong(await seasons.newest()),
    forget: () => {
      kept = undefined;
    },
  };
}
