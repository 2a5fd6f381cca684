import { call } from '@meritum/shared/client/call';
import { takePrefetchedReply } from '@meritum/shared/client/takePrefetchedReply';
import type { SavedDraft } from '@meritum/shared/contracts/drafts';
import { useQuery, useQueryClient } from '@meritum/shared/query';

/** The person's draft on the server, fetched once when the form opens: null for none, undefined if that failed. */
export function useServerDraft(uid: string, enabled: boolean) {
  const queryKey = ['nomination-draft', uid];
  const client = useQueryClient();
  const { data, isError } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<SavedDraft | null> => {
      const ask = () => call('getNominationDraft', { signal, timeoutMs: 8_000 });
      return (await takePrefetchedReply('getNominationDraft', ask)).draft;
    },
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    networkMode: 'always',
    refetchOnReconnect: false,
  });
  // After a failure, the form opens with this device's draft; the first save detects a conflict.
  return {
    draft: data,
    isLoaded: data !== undefined || isError,
    /** After a submission, a form opened later begins with the submitted text. */
    forget: () => client.setQueryData(queryKey, null),
  };
}
