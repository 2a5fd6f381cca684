import type { Clock } from '../../platform/clock';
import { type Encoded, encode } from '../../platform/encoded/encoded';
import { feedEntries, winnersFeed } from './feed';
import { presentList } from './present';
import type { WinnersStore } from './store';
import { versionedCache } from './versioned-cache';
import type { WinnersList } from './winner';

/** The published winners, ready to be sent. */
export interface Catalogue {
  list(list: WinnersList): Promise<Encoded>;
  feed(): Promise<Encoded>;
}

interface Options {
  winners: WinnersStore;
  clock: Clock;
  /** Origin of the public site. */
  origin: string;
  onFailure(error: unknown): void;
}

/**
 * Lists and feed, each read, written out and compressed once for each change of the data. A list
 * answered by one process is at most `trustedFor` behind what another has written.
 */
export function winnersCatalogue({ winners, clock, origin, onFailure }: Options): Catalogue {
  const cache = versionedCache<Encoded>({ readVersion: winners.version, clock, onFailure });
  return {
    list: ({ year, category }) =>
      cache.get(`${year}:${category}`, async () =>
        encode(
          'application/json; charset=utf-8',
          JSON.stringify(presentList(await winners.ofList({ year, category }))),
        ),
      ),
    feed: () =>
      cache.get('feed', async () =>
        encode(
          'application/atom+xml; charset=utf-8',
          winnersFeed(await winners.newest(feedEntries), origin),
        ),
      ),
  };
}
