import type { DocumentDecision } from '@meritum/shared/contracts/listed-nominations';
import { writeWithEffects } from '../../module-kit/change-document';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import type { Caller } from '../../platform/authorisation/actor';
import { changedMeanwhile } from '../../platform/errors/changed-meanwhile';
import { refused } from '../../platform/errors/domain-error';
import type { Documents } from './context';
import { documentChecked } from './mails/DocumentChecked';

/**
 * Decides whether judges get a submitted document in which the virus scan found something. The
 * decision can change, nothing is deleted, and the owner is mailed. The caller checks that the
 * actor may decide. Repeating it does nothing.
 * @throws failed-precondition where nothing was found, or another organiser has decided meanwhile
 */
export async function decideDocument(
  context: Documents,
  actor: Caller,
  { documentId, nominationId, isHarmless, reason }: DocumentDecision,
): Promise<void> {
  const { recordAudit } = context;
  const { documents } = context.stores;
  const { clock, mail } = context.platform;
  const document = await documents.findById(documentId);
  if (!document?.finding || !document.claimedAt)
    throw refused('The virus scan has found nothing in this document.');
  const { scan, isLookedAt, finding, accountId } = document;
  const decided = isHarmless ? 'released' : 'infected';
  if (scan === decided && isLookedAt) return;
  const audit = pendingAuditEntry(clock, {
    actor,
    action: isHarmless ? 'nomination.document-released' : 'nomination.document-withheld',
    subject: { id: nominationId, accountId },
    reason,
    before: { scan, finding },
    after: { scan: decided },
  });
  const outcome = isHarmless ? 'released' : 'withheld';
  const owner = await context.deps.identity.personOf(accountId);
  const mails = owner ? [documentChecked(owner, { finding, outcome }, audit.id)] : [];
  const conflict = () => changedMeanwhile('Another organiser has decided about this document.');
  await writeWithEffects({ recordAudit, mail, conflict }, { audit, mails }, (effects) =>
    documents.updateScanIf(document, { scan: decided, isLookedAt: true }, effects),
  );
}
