import { call } from '@meritum/shared/client/call';
import { localKeys } from '@meritum/shared/client/localKeys';
import { writeLocal } from '@meritum/shared/client/localStore';
import { cacheLifetime, statusCache } from '@meritum/shared/client/statusCache';
import { takePrefetchedReply } from '@meritum/shared/client/takePrefetchedReply';
import type { UserProfile } from '@meritum/shared/contracts/identity';
import { type JudgeStatusReply, judgeStatusReply } from '@meritum/shared/contracts/judges';
import { useQuery, useQueryClient } from '@meritum/shared/query';
import { briefly, showToast } from '@meritum/shared/ui/toasts';
import { useCallback, useEffect } from 'react';
import { applicant, labelOf } from './status';

/** A window event that requests a refresh from other parts of the page. */
const refreshEvent = 'refreshJudgeData';

const cache = statusCache(localKeys.judgeStatus, judgeStatusReply);

async function loadStatus(email: string, signal: AbortSignal): Promise<JudgeStatusReply> {
  const cached = cache.read(email);
  if (cached) return cached;
  const status = await read(signal);
  // Another person's record is never used, from any source (VAL-027).
  if (comparable(status.email) !== comparable(email)) return applicant(email);
  cache.write(email, status);
  writeLocal(localKeys.judgeDashboardStatus, { email, status: labelOf(status) });
  return status;
}

/** D45. */
const comparable = (email: string | undefined) => email?.trim().toLowerCase();

async function read(signal: AbortSignal): Promise<JudgeStatusReply> {
  try {
    const ask = () => call('getTechJudgeStatus', { signal });
    return await takePrefetchedReply('getTechJudgeStatus', ask);
  } catch (error) {
    // A newer request has replaced this one (D87), so nothing is reported.
    if (!signal.aborted) {
      const text = 'Failed to load judge status.';
      showToast({ type: 'error', title: 'Error', text, duration: briefly });
    }
    throw error;
  }
}

/**
 * The person's status as a judge; only the newest request's reply is used (D87). Only the local
 * cache survives the page (gcTime 0), so that signing out also clears it. `enabled` is false once
 * the session has ended.
 */
export function useJudgeStatus(
  { uid, email }: Pick<UserProfile, 'uid' | 'email'>,
  enabled: boolean,
  kept?: JudgeStatusReply,
) {
  const queryClient = useQueryClient();
  const queryKey = ['judge-status', uid];
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => loadStatus(email, signal),
    enabled,
    ...(kept && { initialData: kept, initialDataUpdatedAt: 0 }),
    staleTime: cacheLifetime,
    gcTime: 0,
    networkMode: 'always',
    refetchOnReconnect: false,
  });
  const refresh = useCallback(() => {
    cache.forget();
    // Reloads the assignments too, because they arrive one by one.
    void queryClient.invalidateQueries({ queryKey: ['assignments', uid] });
    return refetch();
  }, [refetch, queryClient, uid]);
  useEffect(() => {
    const listener = () => void refresh();
    window.addEventListener(refreshEvent, listener);
    return () => window.removeEventListener(refreshEvent, listener);
  }, [refresh]);

  return {
    /** Undefined until loaded; an applicant after a failure (ERR-012). */
    record: data ?? (isError ? applicant(email) : undefined),
    failed: isError,
    loading: isFetching,
    refresh,
    /** Stores a status from a reply without another request (JUD-051). */
    note: (status: JudgeStatusReply['status']) => {
      cache.forget();
      queryClient.setQueryData<JudgeStatusReply>(queryKey, (known) => ({
        ...(known ?? applicant(email)),
        status,
      }));
    },
  };
}

export type JudgeStatusState = ReturnType<typeof useJudgeStatus>;
