import type { Season } from '@meritum/shared/contracts/seasons';
import { currentOf } from '@meritum/shared/programme/current';
import type { Clock } from '../../platform/clock';
import { seasonUnknown } from './errors';
import type { SeasonsStore } from './store';
import { trusted } from './trusted';

interface Options {
  seasons: Pick<SeasonsStore, 'findAll' | 'findById' | 'findNewest'>;
  clock: Clock;
}

function currentAmong(seasons: readonly Season[]): Season {
  const current = currentOf(seasons);
  if (!current) throw seasonUnknown();
  return current;
}

/** The seasons from memory, as most requests need them, and uncached for decisions. */
export function seasonsView({ seasons, clock }: Options) {
  const kept = trusted<readonly Season[]>(seasons.findAll, clock);
  const all = kept.get;

  return {
    /** Every season, oldest first, at most {@link trustedFor} old. */
    all,
    /** The current season, at most {@link trustedFor} old. */
    current: async () => currentAmong(await all()),
    /** A season by its id, by default the current one, from the same cache. Throws not-found. */
    async named(id?: string) {
      const season = id ? (await all()).find((one) => one.id === id) : currentAmong(await all());
      if (!season) throw seasonUnknown();
      return season;
    },
    /** As `named`, but uncached, for decisions that a closed season must refuse. */
    async fresh(id?: string) {
      const season =
        id === undefined ? currentAmong(await seasons.findNewest()) : await seasons.findById(id);
      if (!season) throw seasonUnknown();
      return season;
    },
    /** The newest ten seasons, oldest first, uncached; older ones have long ended. */
    findNewest: seasons.findNewest,
    /** Null for an unknown id; uncached. */
    findById: seasons.findById,
    forget: kept.forget,
  };
}

export type SeasonsView = ReturnType<typeof seasonsView>;
