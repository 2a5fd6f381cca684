import { callForAnyReply } from '@meritum/shared/client/call';
import type { Assignment, Ratings } from '@meritum/shared/contracts/assignments';
import { type Receipt, receipt as receiptShape } from '@meritum/shared/contracts/receipts';
import { compositeOf } from '@meritum/shared/merit/outcome/ratings';
import * as z from 'zod/mini';
import { keepBeforeSending } from '../receipts/kept';
import type { Problem } from '../receipts/problems';
import { receivedReceipt } from '../receipts/requests';

const repliedReceipt = z.object({ receipt: receiptShape });
const mayBeUndone = z.object({ assignment: z.object({ undoUntil: z.string() }) });

interface Submitted {
  receipt: Receipt | undefined;
  mayUndo: boolean;
  problem: Promise<Problem | undefined>;
}

/**
 * Submits an evaluation of the version that the judge read. Idempotent for the same ratings; any
 * successful reply completes it (API-007). The ratings are first kept on this device. Reads the
 * receipt in the reply, if any; `problem` says what is wrong with the receipt. Throws ClientError.
 */
export async function submitRating(
  uid: string,
  { id: assignmentId, version, criteria }: Pick<Assignment, 'id' | 'version' | 'criteria'>,
  ratings: Ratings,
): Promise<Submitted> {
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
  return {
    receipt: data?.receipt,
    mayUndo: mayBeUndone.safeParse(reply).success,
    problem: receivedReceipt(uid, sent, data?.receipt),
  };
}
