import type { Assignment } from '@meritum/shared/contracts/assignments';
import { useQuery, useQueryClient } from '@meritum/shared/query';
import { showToast } from '@meritum/shared/ui/toasts';
import { useCallback } from 'react';
import { assignmentsKey, getAssignments, pendingFirst } from './requests';

async function load(signal: AbortSignal): Promise<Assignment[]> {
  try {
    return await getAssignments(signal);
  } catch (error) {
    // A newer request replaced this one (D87), so there is nothing to report.
    if (!signal.aborted) {
      showToast({ type: 'error', title: 'Error', text: 'Failed to load assignments.' });
    }
    throw error;
  }
}

/** The judge's assignments, kept in memory only and dropped with the session. */
export function useAssignments(uid: string, enabled: boolean) {
  const client = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: assignmentsKey(uid),
    queryFn: ({ signal }) => load(signal),
    enabled,
    staleTime: 30_000,
    networkMode: 'always',
    refetchOnWindowFocus: true,
    refetchOnReconnect: false,
  });
  const reload = useCallback(() => void refetch(), [refetch]);

  const change = async (next: (known: Assignment[]) => Assignment[]) => {
    await client.cancelQueries({ queryKey: assignmentsKey(uid) });
    client.setQueryData<Assignment[]>(assignmentsKey(uid), (known = []) => next(known));
    void refetch();
  };
  return {
    list: data,
    failed: isError,
    loading: isFetching,
    reload,
    /** Stores the server's reply about one of them and refetches the list (JUD-037). */
    replaced: (changed: Assignment) =>
      change((known) =>
        pendingFirst(known.map((each) => (each.id === changed.id ? changed : each))),
      ),
    /** Drops an assignment that is no longer the judge's. */
    removed: (id: string) => change((known) => known.filter((each) => each.id !== id)),
  };
}

export type AssignmentsState = ReturnType<typeof useAssignments>;
