import type { RecusalRequest } from '@meritum/shared/contracts/assignments';
import type { Actor } from '../../platform/authorisation/actor';
import { owedEntry } from '../audit/owed';
import type { AssignmentAction } from './audit';
import type { Assignments } from './commands';
import { acknowledge } from './completion';
import { alreadyCompleted, assignmentUnknown } from './errors';
import { mayRecuse, maySee } from './policy';

interface RecuseArguments {
  actor: Pick<Actor, 'accountId'>;
  assignmentId: string;
  recusal: RecusalRequest;
}

/**
 * Gives an assignment back over a conflict of interest, for good: the place is free for another
 * judge, and the pair is never made again. A repetition does nothing. It is recorded.
 * @throws permission-denied, not-found; failed-precondition once it is rated
 */
export async function recuse(
  context: Assignments,
  { actor, assignmentId, recusal }: RecuseArguments,
): Promise<void> {
  const { assignments, clock } = context;
  const judge = await context.judgingAs(actor);
  const assignment = await assignments.one(actor.accountId, assignmentId);
  if (assignment?.status === 'recused') return;
  if (!assignment || !maySee(actor, assignment)) throw assignmentUnknown();
  if (!mayRecuse(actor, assignment)) throw alreadyCompleted();
  const entry = owedEntry<AssignmentAction>(
    {
      actor,
      action: 'assignment.recused',
      subject: { id: assignmentId, accountId: actor.accountId },
      reason: recusal.details,
      before: { status: 'pending' },
      after: { status: 'recused', reason: recusal.reason },
    },
    clock,
  );
  const recused = await assignments.recuse(assignment, { ...recusal, at: clock() }, entry);
  // Rated, or given back, in another tab at this moment: that stands.
  if (!recused) return recuse(context, { actor, assignmentId, recusal });
  const { season, nominationId } = assignment;
  await context.judges.release({ judgeId: judge._id, season, nominationId }, true);
  await Promise.all([context.settle(recused), acknowledge(context, judge, season)]);
}
