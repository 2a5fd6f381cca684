import type {
  RecognitionStanding,
  RevocationRequest,
} from '@meritum/shared/contracts/recognitions';
import { changeDocument, retryOnConflict } from '../../composition/change-document';
import {
  newProposal,
  presentProposal,
  refuseWithdrawal,
  stepOfTwo,
} from '../../platform/authorisation/two-organisers';
import type { AuditedDocument } from '../audit/entry';
import { pendingAuditEntry } from '../audit/pending-entries';
import type { Decider } from '../contests/decisions';
import { entryUnknown } from '../contests/errors';
import type { Contest } from '../contests/result';
import { awardOf } from './award';
import { noAward, recognitionChanged } from './errors';
import { type Recognising, recognitionOf } from './recognitions';

export interface Revoking extends Recognising {
  recordAudit(document: AuditedDocument): Promise<void>;
}

/**
 * Revokes an award's recognition for good, which takes two organisers without a conflict of
 * interest ({@link stepOfTwo}). Repeating it does nothing.
 * @throws not-found, also for organisers with a conflict of interest; failed-precondition without a
 * published award
 */
export async function revokeRecognition(
  of: Revoking,
  actor: Decider,
  { nominationId, reason, ...named }: RevocationRequest,
): Promise<'proposed' | 'withdrawn' | 'revoked'> {
  const { context, recognitions, recordAudit } = of;
  return retryOnConflict(async () => {
    const [nomination] = await context.nominations.byIds([nominationId]);
    if (!nomination) throw entryUnknown();
    const { season, category } = nomination;
    await context.contests.requireDecider(actor, { season, category }, entryUnknown);
    if (!(await awardOf(context, nomination))) throw noAward();
    const recognition = await recognitionOf(of, nomination);
    const { revokedAt, revocationProposed: first } = recognition;
    if (revokedAt) {
      refuseWithdrawal(named);
      return 'revoked';
    }
    const step = await stepOfTwo(context, actor, first, { ...named, reason });
    if (step === 'repeat') return named.withdrawalOf ? 'withdrawn' : 'proposed';
    const steps = {
      propose: {
        state: 'proposed',
        action: 'recognition.revocation-proposed',
        fields: { revocationProposed: newProposal(context, actor, reason) },
      },
      withdraw: {
        state: 'withdrawn',
        action: 'recognition.revocation-withdrawn',
        fields: { revocationProposed: undefined },
      },
      confirm: {
        state: 'revoked',
        action: 'recognition.revoked',
        fields: { revokedAt: context.clock(), revocationProposed: undefined },
      },
    } as const;
    const { state, action, fields } = steps[step];
    const audit = pendingAuditEntry(
      {
        actor,
        action,
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
      { fields, effects: { audit, mails: [] } },
    );
    return state;
  });
}

/** Whether an award stands, and who proposed that it should not. Makes no recognition. */
export async function standingOf(
  { context, recognitions }: Pick<Recognising, 'context' | 'recognitions'>,
  actor: Decider,
  { nominationId, season, category }: Contest & { nominationId: string },
): Promise<RecognitionStanding> {
  const found = await recognitions.ofNomination(nominationId);
  return {
    id: found?._id ?? null,
    revokedAt: found?.revokedAt?.toISOString() ?? null,
    proposed: await presentProposal(context, actor, found?.revocationProposed),
    mayRevoke: !found?.revokedAt && (await context.contests.mayDecide(actor, { season, category })),
  };
}
