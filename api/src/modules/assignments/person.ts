import type { Signer } from '../../platform/keys/signer';
import type { Evaluation, Recusal } from './assignment';
import type { Assignments } from './context';
import { presentReceipt } from './receipts/receipt';

/** A recusal as its judge reads it, without its number. */
const copyOfRecusal = ({ turn: _, ...copied }: Recusal) => copied;

/** An evaluation as its judge reads it, without the server's half of the receipt's salt. */
const copyOfEvaluation = (signer: Signer, assignmentId: string, evaluation: Evaluation) => ({
  ...evaluation,
  receipt: presentReceipt(signer, assignmentId, evaluation.receipt),
});

export async function copiesOfAssignments(
  { stores, deps, signer }: Assignments,
  accountId: string,
): Promise<object[]> {
  const all = await stores.assignments.findByAccount(accountId);
  const found = await deps.nominations.findByIds(all.map(({ nominationId }) => nominationId));
  const byId = new Map(found.map((nomination) => [nomination._id, nomination]));
  return all.map(({ _id, nominationId, evaluation, former, ...own }) => ({
    nominee: byId.get(nominationId)?.fullName ?? '',
    season: own.season,
    category: own.category,
    status: own.status,
    assignedAt: own.assignedAt,
    recusal: own.recusal && copyOfRecusal(own.recusal),
    evaluation: evaluation && copyOfEvaluation(signer, _id, evaluation),
    reportedLinks: own.reportedLinks ?? [],
    former: former.map((one) => copyOfEvaluation(signer, _id, one)),
  }));
}

/** Removes an account from its assignments; ratings stay, without a name. */
export async function eraseAssignments(
  { stores: { assignments }, recordAudit }: Assignments,
  accountId: string,
): Promise<boolean> {
  for (const assignment of await assignments.findByAccount(accountId))
    await recordAudit(assignment);
  await assignments.eraseProposer(accountId);
  return assignments.erase(accountId);
}
