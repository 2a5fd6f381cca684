import type { Assignment } from '@meritum/shared/contracts/assignments';
import { useQuery, useQueryClient } from '@meritum/shared/query';
import { showToast } from '@meritum/shared/ui/toasts';
import { useCallback } from 'react';
import { assignmentsKey, getAssignments, pendingFirst } from './requests';

async function load(signal: AbortSignal): Promise<Assignment[]> {
  try {
    return await getAssignments(signal);
  } catch (error) {
    // A newer request took this one's place (D87): there is nothing to tell.
    if (!signal.aborted) {
      showToast({ type: 'error', title: 'Error', text: 'Failed to load assignments.' });
    }
    throw error;
  }
}

/** The judge's assignments. They stay in memory only, and go with the person. */
export function useAssignments(uid: string, enabled: boolean) {
  const client = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: assignmentsKey(uid),
    queryFn: ({ signal }) => load(signal),
    enabled,
    staleTime: 30_000,
    retry: false,
    networkMode: 'always',
    refetchOnWindowFocus: true,
    refetchOnReconnect: false,
  });
  const reload = useCallback(() => void refetch(), [refetch]);

  /** What the server has just answered of one of them; the list is then read afresh (JUD-037). */
  const replaced = useCallback(
    async (changed: Assignment) => {
      await client.cancelQueries({ queryKey: assignmentsKey(uid) });
      client.setQueryData<Assignment[]>(assignmentsKey(uid), (known = []) =>
        pendingFirst(known.map((each) => (each.id === changed.id ? changed : each))),
      );
      void refetch();
    },
    [client, uid, refetch],
  );

  /** One that is the judge's no more. */
  const removed = useCallback(
    async (id: string) => {
      await client.cancelQueries({ queryKey: assignmentsKey(uid) });
      client.setQueryData<Assignment[]>(assignmentsKey(uid), (known = []) =>
        known.filter((each) => each.id !== id),
      );
      void refetch();
    },
    [client, uid, refetch],
  );

  return { list: data, failed: isError, loading: isFetching, reload, replaced, removed };
}

export type AssignmentsState = ReturnType<typeof useAssignments>;
