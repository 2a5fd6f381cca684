import { call, callForAnyReply, callForFile } from '@meritum/shared/client/call';
import { download } from '@meritum/shared/client/download';
import type { Assignment, Ratings, RecusalRequest } from '@meritum/shared/contracts/assignments';
import { type Receipt, receipt as receiptShape } from '@meritum/shared/contracts/receipts';
import { compositeOf } from '@meritum/shared/merit/outcome/ratings';
import * as z from 'zod/mini';
import { keepBeforeSending } from '../receipts/kept';
import type { Problem } from '../receipts/problems';
import { receivedReceipt } from '../receipts/requests';

const repliedReceipt = z.object({ receipt: receiptShape });

export const assignmentsKey = (uid: string) => ['assignments', uid] as const;

/** The judge's assignments, pending first (JUD-020). Throws ClientError. */
export async function getAssignments(signal: AbortSignal): Promise<Assignment[]> {
  const { assignments } = await call('getTechJudgeAssignments', { signal });
  return pendingFirst(assignments);
}

/** Tells the server that the judge reads an assignment, which then stays theirs. Throws ClientError. */
export async function openAssignment(assignmentId: string): Promise<void> {
  await call('getTechJudgeAssignment', { params: { assignmentId } });
}

/** Sorts pending before completed, each in the server's order, which differs by judge. */
export function pendingFirst(assignments: readonly Assignment[]): Assignment[] {
  const isPending = ({ status }: Assignment) => status === 'pending';
  return [...assignments.filter(isPending), ...assignments.filter((each) => !isPending(each))];
}

/**
 * Submits an evaluation of the version that was read. Idempotent for the same ratings, and done with
 * any successful reply (API-007). What is sent is kept on this device first; of the reply the receipt
 * is read, where there is one; `problem` is what is wrong with it. Throws ClientError.
 */
export async function submitRating(
  uid: string,
  { id: assignmentId, version, criteria }: Pick<Assignment, 'id' | 'version' | 'criteria'>,
  ratings: Ratings,
): Promise<{ receipt: Receipt | undefined; problem: Promise<Problem | undefined> }> {
  const scores = criteria.map(({ key }) => ratings[key] ?? 0);
  const sent = keepBeforeSending(uid, { assignmentId, version, scores });
  const reply = await callForAnyReply('submitTechAssignmentRating', {
    params: { assignmentId },
    body: {
      assignmentId,
      ratings: { ...ratings, averageRating: compositeOf(criteria, ratings) },
      version,
      judgeHalf: sent.judgeHalf,
    },
  });
  const { data } = repliedReceipt.safeParse(reply);
  return { receipt: data?.receipt, problem: receivedReceipt(uid, sent, data?.receipt) };
}

/** Records a recusal. Throws ClientError. */
export async function recuse(assignmentId: string, request: RecusalRequest): Promise<void> {
  await call('recuseTechAssignment', { params: { assignmentId }, body: request });
}

/** Downloads an assignment's document. Throws ClientError. */
export const downloadDocument = (assignmentId: string, file: string): Promise<void> =>
  download('getTechAssignmentDocument', file, { params: { assignmentId }, timeoutMs: 60_000 });

/** The content of an assignment's document. Throws ClientError. */
export function getDocument(assignmentId: string, signal?: AbortSignal): Promise<Blob> {
  return callForFile('getTechAssignmentDocument', {
    params: { assignmentId },
    signal,
    timeoutMs: 60_000,
  });
}
