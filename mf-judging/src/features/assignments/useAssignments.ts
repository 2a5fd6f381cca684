import { askAgain } from '@meritum/shared/client/askAgain';
import { call } from '@meritum/shared/client/call';
import { isClientError } from '@meritum/shared/client/clientError';
import type { Assignment, Ratings } from '@meritum/shared/contracts/assignments';
import { compositeOf } from '@meritum/shared/merit/outcome/ratings';
import { useQuery, useQueryClient } from '@meritum/shared/query';
import { briefly, showToast } from '@meritum/shared/ui/toasts';
import { useCallback } from 'react';
import { stateOf } from './addresses';

const assignmentsKey = (uid: string) => ['assignments', uid] as const;

/** Sorts pending first (JUD-020) and completed last, each in the server's order, which differs by judge. */
const pendingFirst = (assignments: readonly Assignment[]): Assignment[] =>
  (['pending', 'ended', 'completed'] as const).flatMap((state) =>
    assignments.filter((each) => stateOf(each) === state),
  );

async function load(signal: AbortSignal): Promise<Assignment[]> {
  try {
    return pendingFirst((await call('getTechJudgeAssignments', { signal })).assignments);
  } catch (error) {
    // A newer request has replaced this one (D87), so nothing is reported.
    if (!signal.aborted) {
      const text = 'Failed to load assignments.';
      showToast({ type: 'error', title: 'Error', text, duration: briefly });
    }
    throw error;
  }
}

/** The judge's assignments; `kept` is shown until the server replies. */
export function useAssignments(uid: string, enabled: boolean, kept?: Assignment[]) {
  const client = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: assignmentsKey(uid),
    queryFn: ({ signal }) => load(signal),
    enabled,
    ...(kept && { initialData: kept, initialDataUpdatedAt: 0 }),
    staleTime: 30_000,
    networkMode: 'always',
    refetchInterval: ({ state }) =>
      askAgain(state, state.data?.flatMap((one) => [one.judgingClosesAt, one.undoUntil]) ?? []),
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
    /**
     * Marks an assignment as rated, whatever the server replied, and refetches the list (JUD-037).
     */
    rated: (id: string, ratings: Ratings) =>
      change((known) =>
        pendingFirst(known.map((each) => (each.id === id ? withRatings(each, ratings) : each))),
      ),
    /** Replaces an assignment that the server has changed. */
    changed: (now: Assignment) =>
      change((known) => pendingFirst(known.map((each) => (each.id === now.id ? now : each)))),
    /** Removes an assignment that is no longer the judge's. */
    removed: (id: string) => change((known) => known.filter((each) => each.id !== id)),
  };
}

const withRatings = ({ ended: _, ...assignment }: Assignment, ratings: Ratings): Assignment => ({
  ...assignment,
  status: 'completed',
  ratings,
  averageRating: compositeOf(assignment.criteria, ratings),
  completedAt: new Date().toISOString(),
  may: { rate: false, recuse: false },
});

export type AssignmentsState = ReturnType<typeof useAssignments>;

/**
 * Tells the server that the judge reads the entry, so that the entry is not moved. `onGone`: it
 * just was.
 */
export function useOpened(selected: Assignment | undefined, onGone: () => void): void {
  const { id = '', status } = selected ?? {};
  useQuery({
    queryKey: ['opened', id] as const,
    // Without the signal: the entry was shown even if the judge has moved on.
    async queryFn() {
      try {
        await call('getTechJudgeAssignment', { params: { assignmentId: id } });
      } catch (error) {
        if (!isClientError(error) || error.code !== 'not-found') throw error;
        onGone();
      }
      return true;
    },
    enabled: status === 'pending',
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
}
