import { call, callForFile } from '@meritum/shared/client/call';
import type { NominationResult } from '@meritum/shared/contracts/published-results';
import { useQuery } from '@meritum/shared/query';

/** The person's results in published contests, the newest first. */
export function useResults(uid: string, enabled = true) {
  return useQuery({
    queryKey: ['nomination-results', uid],
    queryFn: async ({ signal }) => (await call('listNominationResults', { signal })).results,
    enabled,
    gcTime: 0,
    networkMode: 'always',
  });
}

/** The Open Badge of an award, baked into its picture. */
export const badgeOf = (of: Pick<NominationResult, 'season' | 'category'>): Promise<Blob> =>
  callForFile('getBadgePicture', { query: of });
