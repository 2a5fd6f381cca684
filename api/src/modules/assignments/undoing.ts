import { limits } from '@meritum/shared/contracts/limits';
import { retryOnConflict, writeWithEffects } from '../../module-kit/change-document';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import type { Caller } from '../../platform/authorisation/actor';
import { after, seconds } from '../../platform/clock';
import { refused } from '../../platform/errors/domain-error';
import type { Assignment } from './assignment';
import { type OpenAssignment, openOne } from './commands';
import type { Assignments } from './context';
import { assignmentChanged, judgingClosed } from './errors';

/** Grace for a request that was sent in the last second. */
const underWay = seconds(10);

export const wasUndone = ({ former }: Pick<Assignment, 'former'>) =>
  former.some(({ undone }) => undone);

/**
 * Until when a judge may undo a rating: within a minute, once per assignment, while judging is
 * open. Null after that.
 */
export function undoUntil({ assignment, circumstances }: OpenAssignment): Date | null {
  const { evaluation, closed } = assignment;
  const { now, judgingOpen, isUnderReview } = circumstances;
  if (!evaluation || closed || wasUndone(assignment)) return null;
  if (!judgingOpen || !isUnderReview) return null;
  const until = after(evaluation.completedAt, seconds(limits.ratingUndoSeconds));
  return after(until, underWay) >= now ? until : null;
}

/**
 * Undoes a rating, which can then be given again. The old one no longer counts, but keeps its
 * receipt and its entry in the public log. Repeating it returns the same. Writes an audit entry,
 * which is counted in public.
 * @throws permission-denied, not-found; failed-precondition once it is too late or was undone
 * before
 */
export const undoRating = (
  context: Assignments,
  actor: Caller,
  assignmentId: string,
): Promise<OpenAssignment> =>
  retryOnConflict(async () => {
    const { stores, deps, platform, recordAudit } = context;
    await deps.judges.judgingAs(actor);
    const opened = await openOne(context, actor, assignmentId);
    const { assignment } = opened;
    if (assignment.status === 'pending' && wasUndone(assignment)) return opened;
    if (!undoUntil(opened)) throw refusalOf(opened);
    const audit = pendingAuditEntry(platform.clock, {
      actor,
      action: 'assignment.rating-undone',
      subject: { id: assignmentId, accountId: actor.accountId },
      reason: '',
      before: { status: 'completed' },
      after: { status: 'pending' },
    });
    const undone = await writeWithEffects(
      { recordAudit, conflict: assignmentChanged },
      { audit, mails: [] },
      (effects) => stores.assignments.undo(assignment, effects),
    );
    return { ...opened, assignment: undone };
  });

function refusalOf({ assignment, circumstances }: OpenAssignment) {
  if (assignment.status === 'pending') return refused('You have not rated this entry yet.');
  if (!circumstances.judgingOpen) return judgingClosed();
  return refused(
    wasUndone(assignment)
      ? 'You have already undone a rating of this entry. This one stands.'
      : 'A rating can be undone for a minute. This one stands.',
  );
}
