import type { AuditAction } from '@meritum/shared/contracts/audit-actions';
import type { ChangedFields } from '../../composition/effects';
import type { AuditEvent } from '../audit/entry';
import { pendingAuditEntry } from '../audit/pending-entries';
import { changeJudge, type Judges, linkFor } from './context';
import type { Judge } from './judge';
import { judgeMail } from './mails/letters';

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
