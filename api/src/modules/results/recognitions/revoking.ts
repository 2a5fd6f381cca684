import type { RevocationRequest } from '@meritum/shared/contracts/recognitions';
import { changeDocument, retryOnConflict } from '../../../composition/change-document';
import { isSecondOfTwo } from '../../../platform/authorisation/two-organisers';
import type { AuditedDocument } from '../../audit/entry';
import { pendingAuditEntry } from '../../audit/pending-entries';
import { type Decider, readForDecision } from '../decisions';
import { recognitionChanged, recognitionUnknown } from '../errors';
import { type Recognising, recognised } from './recognitions';

export interface Revoking extends Recognising {
  recordAudit(document: AuditedDocument): Promise<void>;
}

/**
 * Revokes a recognition for good. It takes two organisers without a conflict of interest: the first
 * call proposes it, another one's carries it out. Repeating it does nothing.
 * @throws not-found, also for organisers with a conflict of interest
 */
export async function revokeRecognition(
  of: Revoking,
  actor: Decider,
  { recognitionId, reason }: RevocationRequest,
): Promise<'proposed' | 'revoked'> {
  const { context, recognitions, recordAudit } = of;
  return retryOnConflict(async () => {
    const { recognition, nomination } = await recognised(of, recognitionId);
    const { season, category } = nomination;
    await readForDecision(context, actor, { season, category }, { refusal: recognitionUnknown });
    const { revokedAt, revocationProposed: first } = recognition;
    if (revokedAt) return 'revoked';
    if (first?.by === actor.accountId && first.reason === reason) return 'proposed';
    const isSecond = await isSecondOfTwo(context, actor, first);
    const now = context.clock();
    const audit = pendingAuditEntry(
      {
        actor,
        action: isSecond ? 'recognition.revoked' : 'recognition.revocation-proposed',
        subject: { id: recognitionId, accountId: nomination.submittedBy },
        reason,
        before: null,
        after: { contest: `${season}:${category}` },
      },
      context.clock,
    );
    await changeDocument(
      { change: recognitions.change, recordAudit, conflict: recognitionChanged },
      recognition,
      {
        fields: isSecond
          ? { revokedAt: now, revocationProposed: undefined }
          : { revocationProposed: { at: now, by: actor.accountId, reason } },
        effects: { audit, mails: [] },
      },
    );
    return isSecond ? 'revoked' : 'proposed';
  });
}
