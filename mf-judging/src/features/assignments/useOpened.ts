import { call } from '@meritum/shared/client/call';
import { isClientError } from '@meritum/shared/client/clientError';
import type { Assignment } from '@meritum/shared/contracts/assignments';
import { useQuery } from '@meritum/shared/query';

/**
 * Tells the server which assignment the judge reads, so that it is not moved to another judge.
 * @param onGone called if it was moved just before
 */
export function useOpened(selected: Assignment | undefined, onGone: () => void): void {
  const { id = '', status } = selected ?? {};
  useQuery({
    queryKey: ['opened', id] as const,
    // Without the signal: it was shown, also to a judge who has moved on.
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
