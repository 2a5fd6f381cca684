import type { Winner, WinnersReply } from '@meritum/shared/contracts/winners';
import type { Clock } from '../../platform/clock';
import { type Encoded, encode } from '../../platform/encoded/encoded';
import { feedEntries, winnersFeed } from './feed';
import { byScoreThenName } from './rules';
import type { WinnersStore } from './store';
import { versionedCache } from './versioned-cache';
import type { StoredWinner, WinnersList } from './winner';

/**
 * The public fields of a winner (ENT-012), listed one by one so that new ones stay private. The id
 * is the slug, which compresses well beside the name; random ids would double a list's size.
 */
function presentWinner(winner: StoredWinner): Winner {
  const { slug: id, fullName, badge, linkedInUrl, linkedIn, employer, photoUrl } = winner;
  const { line, sample, fromResults, revoked } = winner;
  return {
    id,
    fullName,
    badge,
    ...(linkedInUrl && { linkedInUrl }),
    ...(linkedIn && { linkedIn }),
    ...(employer && { employer }),
    ...(line && { line }),
    ...(photoUrl && { photoUrl }),
    ...(sample && { sample }),
    ...(revoked && { revoked }),
    ...(!fromResults && { enteredByOrganisers: true }),
  };
}

/** The reply of `getWinners`, sorted by score but without scores (OPEN-011). */
function presentList(winners: readonly StoredWinner[]): WinnersReply {
  return { data: { winners: winners.toSorted(byScoreThenName).map(presentWinner) } };
}

interface Options {
  winners: WinnersStore;
  clock: Clock;
  /** Origin of the public site. */
  origin: string;
  onFailure(error: unknown): void;
}

/**
 * Lists and feed, read, rendered and compressed once per change of the data. A list is at most
 * `trustedFor` behind other processes' writes.
 */
export function winnersCatalogue({ winners, clock, origin, onFailure }: Options) {
  const options = { readVersion: winners.readVersion, clock, onFailure };
  const lists = versionedCache<Encoded>(options);
  const feeds = versionedCache<readonly Encoded[]>(options);
  // All pages are made together, so that none of two reads misses a winner.
  const pagesOf = async () => {
    const all = await winners.listNewest();
    const pages = Math.max(1, Math.ceil(all.length / feedEntries));
    const encoded = Array.from({ length: pages }, (_, at) => {
      const ones = all.slice(at * feedEntries, (at + 1) * feedEntries);
      const feed = winnersFeed({ winners: ones, page: at + 1, pages }, origin);
      return encode('application/atom+xml; charset=utf-8', feed);
    });
    return Promise.all(encoded);
  };
  return {
    list: ({ year, category }: WinnersList) =>
      lists.get(`${year}:${category}`, async () =>
        encode(
          'application/json; charset=utf-8',
          JSON.stringify(presentList(await winners.listByContest({ year, category }))),
        ),
      ),
    /** A page of the feed, from 1; undefined after the last. */
    feed: async (page: number) => (await feeds.get('feed', pagesOf))[page - 1],
  };
}

/** The published winners as encoded replies. */
export type Catalogue = ReturnType<typeof winnersCatalogue>;
