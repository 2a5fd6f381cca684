import { call } from '@meritum/shared/client/call';
import type { OverviewReply } from '@meritum/shared/contracts/overview';
import { useQuery } from '@meritum/shared/query';
import { consoleKey } from '../console/ForgetOnLeaving';

/** The season in numbers, refreshed while the page is open. */
export function useOverview() {
  return useQuery<OverviewReply>({
    queryKey: [consoleKey, 'overview'],
    queryFn: ({ signal }) => call('getOverview', { signal }),
    refetchInterval: 30_000,
  });
}
