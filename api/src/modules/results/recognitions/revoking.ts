import type {
  RecognitionStanding,
  RevocationRequest,
} from '@meritum/shared/contracts/recognitions';
import { changeDocument, retryOnConflict } from '../../../composition/change-document';
import { isSecondOfTwo, presentProposal } from '../../../platform/authorisation/two-organisers';
import type { AuditedDocument } from '../../audit/entry';
import { pendingAuditEntry } from '../../audit/pending-entries';
import { type Decider, mayDecide, readForDecision } from '../decisions';
import { entryUnknown, noAward, recognitionChanged } from '../errors';
import type { Contest } from '../result';
import { awardOf } from './award';
import { type Recognising, recognitionOf } from './recognitions';

export interface Revoking extends Recognising {
  recordAudit(document: AuditedDocument): Promise<void>;
}

/**
 * Revokes an award's recognition for good. It takes two organisers without a conflict of interest:
 * the first call proposes it, another one's carries it out. Repeating it does nothing.
 * @throws not-found, also for organisers with a conflict of interest; failed-precondition without a
 * published award
 */
export async function revokeRecognition(
  of: Revoking,
  actor: Decider,
  { nominationId, reason }: RevocationRequest,
): Promise<'proposed' | 'revoked'> {
  const { context, ledgers, recognitions, recordAudit } = of;
  return retryOnConflict(async () => {
    const [nomination] = await context.nominations.byIds([nominationId]);
    if (!nomination) throw entryUnknown();
    const { season, category } = nomination;
    await readForDecision(context, actor, { season, category }, { refusal: entryUnknown });
    if (!(await awardOf(context, ledgers, nomination))) throw noAward();
    const recognition = await recognitionOf(of, nomination);
    const { revokedAt, revocationProposed: first } = recognition;
    if (revokedAt) return 'revoked';
    if (first?.by === actor.accountId && first.reason === reason) return 'proposed';
    const isSecond = await isSecondOfTwo(context, actor, first);
    const now = context.clock();
    const audit = pendingAuditEntry(
      {
        actor,
        action: isSecond ? 'recognition.revoked' : 'recognition.revocation-proposed',
        subject: { id: recognition._id, accountId: nomination.submittedBy },
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

/** Whether an award stands, and who proposed that it should not. Makes no recognition. */
export async function standingOf(
  { context, recognitions }: Pick<Recognising, 'context' | 'recognitions'>,
  actor: Decider,
  { nominationId, season, category }: Contest & { nominationId: string },
): Promise<RecognitionStanding> {
  const found = await recognitions.ofNomination(nominationId);
  const first = found?.revocationProposed;
  const proposed = await presentProposal(context, actor, first);
  return {
    id: found?._id ?? null,
    revokedAt: found?.revokedAt?.toISOString() ?? null,
    proposed: proposed && first ? { ...proposed, reason: first.reason } : null,
    mayRevoke: !found?.revokedAt && (await mayDecide(context, actor, { season, category })),
  };
}
