import { call } from '@meritum/shared/client/call';
import type { OpenDecisionsReply } from '@meritum/shared/contracts/open-decisions';
import type { OverviewReply, UnconfirmedReply } from '@meritum/shared/contracts/overview';
import { useQuery } from '@meritum/shared/query';
import { ofSeason, useSeasonShown } from '../season/useSeasonShown';

/** Milliseconds between polls; also read when the page comes to the front. */
const often = 15_000;

/** The season shown in numbers, refreshed while the page is visible. */
export function useOverview() {
  const season = useSeasonShown();
  return useQuery<OverviewReply>({
    queryKey: ['overview', season],
    queryFn: ({ signal }) => call('getOverview', { query: ofSeason(season), signal }),
    refetchInterval: often,
    refetchOnWindowFocus: 'always',
  });
}

/** What waits for decisions; the navigation counts it on every screen. */
export const useOpenDecisions = () =>
  useQuery<OpenDecisionsReply>({
    queryKey: ['open decisions'],
    queryFn: ({ signal }) => call('listOpenDecisions', { signal }),
    staleTime: 10_000,
    refetchInterval: often * 4,
    refetchOnWindowFocus: 'always',
  });

/** How many people are left out until they confirm their address; read again as the counts change. */
export const useUnconfirmed = ({
  nominationsUnconfirmed,
  judgesUnconfirmed,
}: OverviewReply['needs']) =>
  useQuery<UnconfirmedReply>({
    queryKey: ['unconfirmed', nominationsUnconfirmed, judgesUnconfirmed],
    queryFn: ({ signal }) => call('getUnconfirmed', { signal }),
    placeholderData: (before) => before,
  });

/** Reminds those who were not mailed a link within the last day. Throws ClientError. */
export const remindUnconfirmed = () => call('remindUnconfirmed');
