import { call, callForFile } from '@meritum/shared/client/call';
import type { SubmittedNominationReply } from '@meritum/shared/contracts/nominations';
import { useQuery } from '@meritum/shared/query';

/** The full submission, fetched when the person opens it. */
export function useSubmission(uid: string, enabled: boolean) {
  return useQuery({
    queryKey: ['nomination', uid],
    queryFn: async ({ signal }): Promise<SubmittedNominationReply> =>
      (await call('getTechNomination', { signal })).data,
    enabled,
    gcTime: 0,
    networkMode: 'always',
  });
}

/** The signed receipts of the person's nominations, as a file to keep. Throws ClientError. */
export async function getEntryReceipts(): Promise<Blob> {
  const receipts = await call('getEntryReceipts', {});
  return new Blob([JSON.stringify(receipts, null, 2)], { type: 'application/json' });
}

/** Throws ClientError. */
export const getCopy = (): Promise<Blob> => callForFile('getTechNominationCopy');

/** Fetches the document at one of our addresses. Throws ClientError. */
export const getDocument = (url: string): Promise<Blob> =>
  callForFile('getDocument', { params: { documentId: url.split('/').at(-1) ?? '' } });

export const withdraw = (): Promise<void> => call('withdrawTechNomination');
export const reopen = (): Promise<void> => call('reopenTechNomination');
