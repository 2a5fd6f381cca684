import type { AuditAction } from '@meritum/shared/contracts/audit-actions';
import { changeDocument } from '../../composition/change-document';
import type { ChangedFields } from '../../composition/effects';
import type { Decider } from '../../platform/authorisation/actor';
import { pendingAuditEntry } from '../audit/pending-entries';
import { entryUnknown } from '../contests/errors';
import type { MailRequest } from '../mail/request';
import { awardOf } from './award';
import { noAward, recognitionChanged } from './errors';
import type { Recognition } from './recognition';
import { type Recognising, recognitionOf } from './recognitions';

/**
 * A published award that an organiser decides about, named by its nomination.
 * @throws not-found, also for organisers with a conflict of interest; failed-precondition without a
 * published award
 */
export async function awardToDecide(of: Recognising, actor: Decider, nominationId: string) {
  const [nomination] = await of.nominations.byIds([nominationId]);
  if (!nomination) throw entryUnknown();
  const { season, category } = nomination;
  await of.contests.requireDecider(actor, { season, category }, entryUnknown);
  const award = await awardOf(of, nomination);
  if (!award) throw noAward();
  return { nomination, award, recognition: await recognitionOf(of, nomination) };
}

interface Change {
  action: Extract<AuditAction, `recognition.${string}`>;
  reason: string;
  fields: ChangedFields<Recognition>;
  mails?: readonly MailRequest[];
}

/** Writes a decision with its audit entry, which says neither name nor award. */
export async function changeRecognition(
  { recognitions, recordAudit, mail, clock }: Recognising,
  actor: Decider,
  { nomination, recognition }: Awaited<ReturnType<typeof awardToDecide>>,
  { action, reason, fields, mails = [] }: Change,
): Promise<void> {
  const { season, category, submittedBy: accountId } = nomination;
  const audit = pendingAuditEntry(clock, {
    actor,
    action,
    subject: { id: recognition._id, accountId },
    reason,
    before: null,
    after: { contest: `${season}:${category}` },
  });
  await changeDocument(
    { change: recognitions.change, recordAudit, mail, conflict: recognitionChanged },
    recognition,
    { fields, effects: { audit, mails } },
  );
}
