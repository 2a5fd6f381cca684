import { call } from '@meritum/shared/client/call';
import type { OverviewReply } from '@meritum/shared/contracts/overview';
import { useQuery } from '@meritum/shared/query';
import { consoleKey } from '../console/ForgetOnLeaving';

/**
 * Milliseconds between polls. The server counts once a second for all who ask, so that what is
 * shown lags two seconds behind at most.
 */
const often = 1_000;

/** The season in numbers, refreshed while the page is visible. */
export function useOverview() {
  return useQuery<OverviewReply>({
    queryKey: [consoleKey, 'overview'],
    queryFn: ({ signal }) => call('getOverview', { signal }),
    refetchInterval: often,
    refetchOnWindowFocus: 'always',
  });
}
