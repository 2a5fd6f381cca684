import { call } from '@meritum/shared/client/call';
import type { SubmittedNominationReply } from '@meritum/shared/contracts/nominations';
import { useQuery } from '@meritum/shared/query';

/** A nomination of another season or category; without either, where one is submitted now. */
export type Which = Partial<Pick<SubmittedNominationReply, 'season' | 'category'>>;

/** The full submission, fetched when the person opens it. */
export function useSubmission(uid: string, which: Which, enabled: boolean) {
  return useQuery({
    queryKey: ['nomination', uid, which],
    queryFn: async ({ signal }): Promise<SubmittedNominationReply> =>
      (await call('getTechNomination', { query: which, signal })).data,
    enabled,
    gcTime: 0,
    networkMode: 'always',
  });
}
