import type { ReplacementRequest } from '@meritum/shared/contracts/listed-judges';
import { retryOnConflict, writeWithEffects } from '../../../composition/change-document';
import type { Actor } from '../../../platform/authorisation/actor';
import { pendingAuditEntry } from '../../audit/pending-entries';
import type { JudgesApi } from '../../judges/api';
import { decidesAboutSelf } from '../../judges/errors';
import { conflictOfInterestError } from '../../nominations/errors';
import type { Nomination } from '../../nominations/nomination';
import type { ConflictKind } from '../../nominations/policy';
import type { Assignment } from '../assignment';
import type { AssignmentAction } from '../audit';
import type { Assignments } from '../commands';
import { assignmentChanged, assignmentUnknown, nothingToReplace } from '../errors';
import { assignmentIdOf } from '../rules';

export interface Replacement extends Pick<Assignments, 'assignments' | 'recordAudit' | 'clock'> {
  judges: Pick<JudgesApi, 'release'>;
  /** A nomination with the actor's conflict of interest; throws not-found. */
  entryFor(
    actor: Pick<Actor, 'person'>,
    id: string,
  ): Promise<{ nomination: Nomination; tie: ConflictKind | null }>;
}

/**
 * Takes a pending assignment away from a judge for good; another judge can be assigned, the same
 * one never again. Repeating it does nothing. Writes an audit entry.
 * @throws not-found; permission-denied for the judge and for organisers with a conflict of
 * interest; failed-precondition when the assignment is not pending
 */
export const replaceJudge = (
  context: Replacement,
  actor: Pick<Actor, 'accountId' | 'person'>,
  asked: ReplacementRequest,
): Promise<void> => retryOnConflict(() => replaceOnce(context, actor, asked));

async function replaceOnce(
  context: Replacement,
  actor: Pick<Actor, 'accountId' | 'person'>,
  { judgeId, nominationId, reason }: ReplacementRequest,
): Promise<void> {
  const { tie } = await context.entryFor(actor, nominationId);
  if (tie) throw conflictOfInterestError();
  const id = assignmentIdOf(judgeId, nominationId);
  const assignment = await context.assignments.byId(id);
  if (!assignment) throw assignmentUnknown();
  if (assignment.accountId === actor.accountId) throw decidesAboutSelf();
  const { accountId, status } = assignment;
  if (status === 'replaced') return free(context, assignment);
  if (status !== 'pending') throw nothingToReplace();
  const audit = pendingAuditEntry<AssignmentAction>(
    {
      actor,
      action: 'assignment.replaced',
      subject: { id, ...(accountId && { accountId }) },
      reason,
      before: { status },
      after: { status: 'replaced' },
    },
    context.clock,
  );
  const replaced = await writeWithEffects(
    // A rating, recusal or replacement at the same moment takes precedence.
    { recordAudit: context.recordAudit, conflict: assignmentChanged },
    { audit, mails: [] },
    (effects) => context.assignments.replace(id, effects),
  );
  await free(context, replaced);
}

/** Frees the judge's capacity; repeating it does nothing. */
const free = ({ judges }: Replacement, { judgeId, season, nominationId }: Assignment) =>
  judges.release({ judgeId, season, nominationId }, true);
