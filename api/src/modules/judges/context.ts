import type { AuditAction } from '@meritum/shared/contracts/audit-actions';
import type { AuditEvent } from '../../module-kit/audit-trail';
import { changeDocument } from '../../module-kit/change-document';
import type { Platform } from '../../module-kit/define-module';
import type { ChangedFields, Effects } from '../../module-kit/effects';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import type { People } from '../../platform/authorisation/two-organisers';
import type { ConfirmationLink } from '../identity/confirmation-links';
import type { SeasonsView } from '../seasons/view';
import { judgeChanged } from './errors';
import type { Judge } from './judge';
import { judgeMail } from './mails/letters';
import type { JudgesStore } from './store';

export interface Judges extends Pick<Platform, 'mail' | 'clock'>, People {
  judges: JudgesStore;
  seasons: Pick<SeasonsView, 'all' | 'named'>;
  /** The link that confirms the account's address, for a receipt. */
  confirmationLink: ConfirmationLink;
  recordAudit(judge: Judge): Promise<void>;
}

/**
 * The confirmation link for a mail to a judge: null for a confirmed address, and for who is
 * rejected, since nothing waits for theirs.
 */
export const linkFor = async (
  { confirmationLink }: Pick<Judges, 'confirmationLink'>,
  { accountId, emailConfirmed, status }: Pick<Judge, 'accountId' | 'emailConfirmed' | 'status'>,
) =>
  emailConfirmed || status === 'REJECTED'
    ? null
    : await confirmationLink({ accountId, portal: 'judging' });

/**
 * Changes a judge and delivers the audit entry and mails of the change.
 * @throws the conflict when the judge has changed since it was read
 */
export const changeJudge = (
  { judges, recordAudit, mail }: Judges,
  judge: Judge,
  change: { fields: ChangedFields<Judge>; effects: Effects | ((next: Judge) => Effects) },
  conflict = judgeChanged,
): Promise<Judge> =>
  changeDocument({ change: judges.change, recordAudit, mail, conflict }, judge, change);

interface Decided extends Omit<AuditEvent, 'subject' | 'action'> {
  /** Null for a decision that changes nothing and is not recorded. */
  action: AuditAction | null;
  fields: ChangedFields<Judge>;
  mail?: Parameters<typeof judgeMail>[0];
  /** The organiser who can undo it while its mail waits; otherwise the mail is sent immediately. */
  heldFor?: string;
}

/**
 * Changes a judge as decided, with an audit entry and the mail that tells the judge. It ends the time
 * in which an earlier decision can be undone, so that undoing never erases what came on top of it.
 * @throws failed-precondition when the judge has changed since it was read
 */
export async function changeAsDecided(
  context: Judges,
  judge: Judge,
  { action, fields, mail, heldFor, ...event }: Decided,
): Promise<Judge> {
  const subject = { id: judge._id, accountId: judge.accountId };
  const audit = action && pendingAuditEntry(context.clock, { ...event, action, subject });
  const next = { ...judge, ...fields, revision: judge.revision + 1 };
  const notice = mail && judgeMail(mail, next, await linkFor(context, next));
  // A mail that still waits is sent first, so that none is lost.
  const before = judge.heldDecision ? [judge.heldDecision.mail] : [];
  const { status: from } = judge;
  const heldDecision =
    notice && heldFor ? { by: heldFor, at: context.clock(), from, mail: notice } : null;
  return changeJudge(context, judge, {
    fields: { ...fields, heldDecision },
    effects: { audit, mails: !notice || heldDecision ? before : [...before, notice] },
  });
}
