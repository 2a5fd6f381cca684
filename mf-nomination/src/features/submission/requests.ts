import { call } from '@meritum/shared/client/call';
import { download } from '@meritum/shared/client/download';
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

/** Downloads the signed receipts of the person's nominations. Throws ClientError. */
export const downloadReceipts = (): Promise<void> =>
  download('getEntryReceipts', 'nomination-receipts.json');

/** Throws ClientError. */
export const downloadCopy = (query: Which, reference: string): Promise<void> =>
  download('getTechNominationCopy', `nomination-${reference}.pdf`, { query });

/** Downloads the document at one of our addresses. Throws ClientError. */
export const downloadDocument = ({ url, name }: { url: string; name: string }): Promise<void> =>
  download('getDocument', name, { params: { documentId: url.split('/').at(-1) ?? '' } });

export const withdraw = (query: Which): Promise<void> => call('withdrawTechNomination', { query });
export const reopen = (query: Which): Promise<void> => call('reopenTechNomination', { query });
