import { call } from '@meritum/shared/client/call';
import { isClientError } from '@meritum/shared/client/clientError';
import type { NominationDetail } from '@meritum/shared/contracts/listed-nominations';
import type { ContestStatus } from '@meritum/shared/contracts/results';
import { type ContestLife, contestLife } from '@meritum/shared/programme/contest-life';
import { useQuery, useQueryClient } from '@meritum/shared/query';
import { queryOf, useCall } from '../console/useCall';
import { seasonQuery, useSeasonShown, useSeasons } from '../console/useSeasonShown';

export type Contest = Pick<ContestStatus, 'season' | 'category'>;

/** A contest's id in the audit trail. */
export const contestId = ({ season, category }: Contest) => `${season}:${category}`;

/** The state of each contest of the chosen season. */
export const useContestStates = () =>
  useCall('listResults', { query: seasonQuery(useSeasonShown()) });

export function useIsPublished(): (category: string) => boolean {
  const contests = useContestStates().data?.contests ?? [];
  return (category) =>
    contests.some((one) => one.category === category && one.state === 'published');
}

async function readEntry(nominationId: string, signal: AbortSignal) {
  try {
    return await call('getEntryRatings', { query: { nominationId }, signal });
  } catch (error) {
    if (isClientError(error) && error.code === 'not-found') return null;
    throw error;
  }
}

/** Ratings and result of a nomination; null if it takes no part or the reader may not see them. */
export function useEntryRatings({ id }: Pick<NominationDetail, 'id'>) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['ratings of a nomination', id],
    async queryFn({ signal }) {
      // The current nomination: once returned, it has no ratings to read.
      const asked = queryOf('getNomination', { query: { nominationId: id } });
      const nomination = await client.fetchQuery(asked);
      const { judging, status, emailConfirmed } = nomination;
      const isShown = judging !== null && !judging.readerRates;
      const takesPart = status === 'UNDER_REVIEW' && emailConfirmed;
      return isShown && takesPart ? readEntry(id, signal) : null;
    },
  });
}

export const asSeen = ({ season, category, revision }: ContestStatus) => ({
  season,
  category,
  revision,
});

/** States of contests; `imported` for winners without ratings; unknown at first. */
export function useLifeOf(): (contest: ContestStatus) => ContestLife | 'imported' | undefined {
  const seasons = useSeasons().data?.seasons;
  return ({ season: id, ...status }) => {
    const season = seasons?.find((one) => one.id === id);
    if (!season) return undefined;
    const { life } = contestLife({ ...status, season, now: new Date() });
    return life === 'published' && status.state === 'open' ? 'imported' : life;
  };
}

/** Whether a category needs no more judging: closed for good, or imported. */
export function useIsOver(): (category: string) => boolean {
  const lifeOf = useLifeOf();
  const contests = useContestStates().data?.contests ?? [];
  return (category) =>
    contests.some(
      (one) => one.category === category && (one.state !== 'open' || lifeOf(one) === 'imported'),
    );
}
