import { call } from '@meritum/shared/client/call';
import type { SeasonsReply } from '@meritum/shared/contracts/season-changes';
import type { Season } from '@meritum/shared/contracts/seasons';
import { useQuery } from '@meritum/shared/query';
import type { Change } from './change';

/** All seasons, newest first. */
export function useSeasons() {
  return useQuery<SeasonsReply>({
    queryKey: ['seasons'],
    queryFn: ({ signal }) => call('listSeasons', { signal }),
    // Several parts of a screen read it as they appear.
    staleTime: 10_000,
  });
}

interface Changing {
  seen: Season;
  change: Change;
}

/** Previews a change. Throws ClientError. */
export const reviewSeason = (body: Changing) => call('reviewSeason', { body });

/** Changes the season. Throws ClientError. */
export const updateSeason = (body: Changing & { reason: string }) => call('updateSeason', { body });

/** Prepares the season after this one. Throws ClientError. */
export const startNextSeason = ({ id: after }: Season, reason: string) =>
  call('startNextSeason', { body: { after, reason } });
