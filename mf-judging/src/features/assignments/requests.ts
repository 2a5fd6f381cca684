import { call, callForFile } from '@meritum/shared/client/call';
import type { Assignment, Ratings, RecusalRequest } from '@meritum/shared/contracts/assignments';
import { compositeOf } from '@meritum/shared/merit/outcome/ratings';
import { judgeScope } from '../judge/requests';

export const assignmentsKey = (uid: string) => [judgeScope, 'assignments', uid] as const;

/** The judge's assignments, pending first (JUD-020). Throws ClientError. */
export async function getAssignments(signal: AbortSignal): Promise<Assignment[]> {
  const { assignments } = await call('getTechJudgeAssignments', { signal });
  return pendingFirst(assignments);
}

/** Sorts pending before completed, each in the server's order, which differs by judge. */
export function pendingFirst(assignments: readonly Assignment[]): Assignment[] {
  const isPending = ({ status }: Assignment) => status === 'pending';
  return [...assignments.filter(isPending), ...assignments.filter((each) => !isPending(each))];
}

/**
 * Half of the salt of a rating's commitment: 16 random bytes that the server cannot choose, so that
 * no two judges can be given the same receipt.
 */
function newJudgeHalf(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Submits an evaluation of the version that was read. Idempotent for the same ratings. Throws ClientError. */
export async function submitRating(
  { id: assignmentId, version, criteria }: Pick<Assignment, 'id' | 'version' | 'criteria'>,
  ratings: Ratings,
): Promise<Assignment> {
  const { assignment } = await call('submitTechAssignmentRating', {
    params: { assignmentId },
    body: {
      assignmentId,
      ratings: { ...ratings, averageRating: compositeOf(criteria, ratings) },
      version,
      judgeHalf: newJudgeHalf(),
    },
  });
  return assignment;
}

/** Records a recusal. Throws ClientError. */
export async function recuse(assignmentId: string, request: RecusalRequest): Promise<void> {
  await call('recuseTechAssignment', { params: { assignmentId }, body: request });
}

/** The content of an assignment's document. Throws ClientError. */
export function getDocument(assignmentId: string, signal?: AbortSignal): Promise<Blob> {
  return callForFile('getTechAssignmentDocument', {
    params: { assignmentId },
    signal,
    timeoutMs: 60_000,
  });
}
