import { call } from '@meritum/shared/client/call';
import type { OverviewReply } from '@meritum/shared/contracts/overview';
import { useQuery } from '@meritum/shared/query';
import { consoleKey } from '../console/ForgetOnLeaving';
import { ofSeason, useSeasonShown } from '../season/useSeasonShown';

/** The season shown in numbers, refreshed while the page is open. */
export function useOverview() {
  const season = useSeasonShown();
  return useQuery<OverviewReply>({
    queryKey: [consoleKey, 'overview', season],
    queryFn: ({ signal }) => call('getOverview', { query: ofSeason(season), signal }),
    refetchInterval: 30_000,
  });
}
