import { call } from '@meritum/shared/client/call';
import { useQuery } from '@meritum/shared/query';

/** The person's results in published contests, the newest first. */
export function useResults(uid: string) {
  return useQuery({
    queryKey: ['nomination-results', uid],
    queryFn: async ({ signal }) => (await call('listNominationResults', { signal })).results,
    gcTime: 0,
    networkMode: 'always',
  });
}
