import { call } from '@meritum/shared/client/call';
import { cacheLifetime } from '@meritum/shared/client/statusCache';
import { takePrefetchedReply } from '@meritum/shared/client/takePrefetchedReply';
import type { UserProfile } from '@meritum/shared/contracts/identity';
import type { NominationStatusReply } from '@meritum/shared/contracts/nominations';
import { useQuery, useQueryClient } from '@meritum/shared/query';
import { briefly, showToast } from '@meritum/shared/ui/toasts';
import { useCallback, useEffect, useRef } from 'react';
import { cachedStatus, cacheStatus, forgetStatus, noteStatus } from './statusCache';

export const statusMessages = {
  loadFailed: 'Failed to load Tech nomination status.',
  updateFailed: 'Failed to update nomination status after submission.',
} as const;

/** Milliseconds after a submission until the status is fetched again (NOM-037). */
const refetchDelay = 1000;

async function loadStatus(email: string, signal: AbortSignal): Promise<NominationStatusReply> {
  const cached = cachedStatus(email);
  if (cached) return cached;
  const ask = () => call('getTechNominationStatus', { query: {}, signal });
  const { data: status } = await takePrefetchedReply('getTechNominationStatus', ask);
  cacheStatus(email, status);
  return status;
}

/**
 * The person's nomination. Only the local cache survives the page (gcTime 0), so that signing out
 * also clears it. `enabled` is false once the session has ended.
 */
export function useNominationStatus({ uid, email }: UserProfile, enabled: boolean) {
  const queryClient = useQueryClient();
  const queryKey = ['nomination-status', uid];
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => loadStatus(email, signal),
    enabled,
    staleTime: cacheLifetime,
    gcTime: 0,
    networkMode: 'always',
    refetchOnReconnect: false,
  });

  const refresh = useCallback(
    async (failedText: string = statusMessages.loadFailed) => {
      forgetStatus();
      const { isError: failed } = await refetch();
      if (failed) showToast({ type: 'error', title: 'Error', text: failedText, duration: briefly });
    },
    [refetch],
  );
  useRefreshEvent(refresh);

  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(later.current), []);

  /** Shows a submitted nomination immediately and reloads it a second later (NOM-036, NOM-037). */
  const submitted = async (status: NominationStatusReply) => {
    await queryClient.cancelQueries({ queryKey });
    forgetStatus();
    noteStatus(email, status);
    queryClient.setQueryData(queryKey, status);
    later.current = setTimeout(() => refresh(statusMessages.updateFailed), refetchDelay);
  };

  return {
    data,
    failed: isError,
    loading: isFetching,
    /** Retries a failed first load; another failure appears in the same place. */
    retry: () => void refetch(),
    refresh: () => void refresh(),
    submitted,
  };
}

/** Refreshes on a window event from other parts of the page (NOM-038). */
function useRefreshEvent(refresh: () => Promise<void>): void {
  useEffect(() => {
    const listener = () => void refresh();
    window.addEventListener('refreshNominationData', listener);
    return () => window.removeEventListener('refreshNominationData', listener);
  }, [refresh]);
}
