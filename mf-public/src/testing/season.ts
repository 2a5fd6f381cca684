import type { SeasonReply } from '@meritum/shared/contracts/seasons';
import { deferred } from '@meritum/shared/testing/deferred';
import { answer, season } from '@meritum/shared/testing/factories';
import { type FakeReply, type FakeRoute, fakeServer } from '@meritum/shared/testing/fakeServer';

type Season = SeasonReply['data'];

const never = () => deferred<FakeReply>().promise;

/** A server without a reply, so that pages stay as served. */
export const seasonNeverComes = () =>
  fakeServer([answer('getSeason', never), answer('getFeaturedProfiles', never)]);

/** A server with this season and no published results, unless `fakes` has some. */
export const seasonIs = (data: Season, ...fakes: FakeRoute[]) =>
  fakeServer([
    ...fakes,
    answer('getSeason', { body: { data } }),
    answer('getPublishedResults', { body: { results: [] } }),
  ]);

/** Organisers have closed nominations and judging of every category. */
export function closedSeason(nominationsCloseAt: string | null = null): Season {
  const { categories, ...said } = season(nominationsCloseAt);
  const shut = { nominationsOpen: false, judgingOpen: false };
  return { ...said, nominations: null, categories: categories.map((one) => ({ ...one, ...shut })) };
}
