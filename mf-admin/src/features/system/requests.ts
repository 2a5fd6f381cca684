import { call } from '@meritum/shared/client/call';
import type { SystemReply } from '@meritum/shared/contracts/system';
import { useQuery } from '@meritum/shared/query';

/** Milliseconds between polls. */
const often = 10_000;

/** The state of the system, refreshed while the page is visible. */
export function useSystem() {
  return useQuery<SystemReply>({
    queryKey: ['system'],
    queryFn: ({ signal }) => call('getSystem', { signal }),
    refetchInterval: often,
    refetchOnWindowFocus: 'always',
  });
}
