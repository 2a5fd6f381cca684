import type { AuditAction } from '@meritum/shared/contracts/audit-actions';
import type { CategoryName } from '@meritum/shared/contracts/categories';
import type { AnyReturnReason, ReturnedBy } from '@meritum/shared/contracts/nominations';
import type { Season } from '@meritum/shared/contracts/seasons';
import type { AuditActor } from '../../module-kit/audit-trail';
import { changeDocument } from '../../module-kit/change-document';
import type { MailRequest } from '../../module-kit/mail-request';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import { refused } from '../../platform/errors/domain-error';
import { categoryOf } from '../seasons/rules';
import { slotOf, takingNominations } from './commands';
import type { Nominations } from './context';
import { cannotReturn, hasRatedRivals, nominationChanged } from './errors';
import { nominationReturned } from './mails/NominationReturned';
import type { Nomination } from './nomination';
import { mayBeSubmittedAgain, returnTakesTwo } from './policy';
import { isReturned } from './rules';

interface ReturnArguments {
  actor: AuditActor;
  /** The nominator. */
  accountId: string;
  /** Decides how the mail addresses the nominator. */
  emailConfirmed: boolean;
  /** By default the current category of the season that takes nominations. */
  category?: CategoryName;
  reason: AnyReturnReason;
}

/**
 * Returns a nomination under review to its nominator with a note (OPEN-015). Forgets its key, so
 * that sending the unchanged form again is a new submission. Sends one mail and writes an audit
 * entry. Throws failed-precondition when none is under review, when returning takes two organisers,
 * and for a note that cannot be mailed.
 */
export async function returnNomination(
  context: Nominations,
  { actor, accountId, emailConfirmed, category, reason }: ReturnArguments,
): Promise<Nomination> {
  const season = await takingNominations(context, accountId);
  const slot = slotOf(season, accountId, category);
  const existing = await context.stores.nominations.findBySlot(slot);
  if (!existing || isReturned(existing)) throw cannotReturn();
  if (returnTakesTwo(existing, season, context.platform.clock()))
    throw refused(
      'Judging of this nomination has begun, or its nominator could not submit it again because nominations are closed. Returning it takes two organisers, in the console.',
    );
  return returnReviewed(context, existing, { actor, taking: season, emailConfirmed, reason });
}

/** The reason of a return after its nominator has rated rivals as a judge. */
export const ratedRivals = {
  actor: { command: 'no nomination after rating rivals' },
  reason: { note: hasRatedRivals },
};

interface ReturnOfReviewed extends Pick<ReturnArguments, 'actor' | 'emailConfirmed' | 'reason'> {
  /** The season that takes its nominator's nominations. */
  taking: Season;
}

/**
 * Returns a nomination that is under review.
 * @throws failed-precondition when it has changed, or its judging has begun, since it was read
 */
export async function returnReviewed(
  context: Nominations,
  existing: Nomination,
  { actor, taking, emailConfirmed, reason }: ReturnOfReviewed,
): Promise<Nomination> {
  const canBeSubmitted = mayBeSubmittedAgain(existing, taking, context.platform.clock());
  const closesAt = categoryOf(taking, existing.category)?.nominations.closesAt;
  const about = { ...reason, canBeSubmitted, closesAt: closesAt ? new Date(closesAt) : undefined };
  return endReview(context, existing, {
    actor,
    action: 'nomination.returned',
    reason,
    by: 'organisers',
    mailsOf: (next) => [nominationReturned(next, about, { emailConfirmed })],
    conflict: nominationChanged,
  });
}

/** The fields that the audit trail records. */
const recorded = ({ status, revision }: Nomination) => ({ status, revision });

interface EndOfReview {
  actor: AuditActor;
  action: AuditAction;
  /** Only organisers give a reason. */
  reason?: AnyReturnReason;
  by: ReturnedBy | 'organisers';
  mailsOf(next: Nomination, at: Date): MailRequest[];
  /** The error for a nomination that has changed, or whose judging has begun, since it was read. */
  conflict(): Error;
}

/** One conditional write, so that only one of several simultaneous changes succeeds. */
export function endReview(
  { stores, platform, recordAudit }: Nominations,
  existing: Nomination,
  { actor, action, reason, by, mailsOf, conflict }: EndOfReview,
): Promise<Nomination> {
  const { _id: id, submittedBy: accountId, submission } = existing;
  const at = platform.clock();
  return changeDocument(
    { change: stores.nominations.updateIf, recordAudit, mail: platform.mail, conflict },
    existing,
    {
      fields: {
        status: 'APPLICATION_PENDING',
        submission: { ...submission, key: null },
        returned: { ...reason, at, ...(by !== 'organisers' && { by }) },
        returnProposed: undefined,
      },
      effects: (next) => ({
        audit: pendingAuditEntry(platform.clock, {
          actor,
          action,
          subject: { id, accountId },
          reason: reason?.note ?? '',
          before: recorded(existing),
          after: recorded(next),
        }),
        mails: mailsOf(next, at),
      }),
    },
  );
}
