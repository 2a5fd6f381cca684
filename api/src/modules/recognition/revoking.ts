import type { ProposalState } from '@meritum/shared/contracts/proposals';
import type { RecognitionState, RevocationRequest } from '@meritum/shared/contracts/recognitions';
import { retryOnConflict } from '../../module-kit/change-document';
import type { Decider } from '../../platform/authorisation/actor';
import {
  agreedReason,
  newProposal,
  presentProposal,
  proposalStateAfter,
  refuseOnceDone,
  stepOfTwo,
} from '../../platform/authorisation/two-organisers';
import type { Contest } from '../contests/result';
import { awardOf } from './award';
import { shownOfAward } from './correcting';
import { awardToDecide, changeProposal, changeRecognition } from './deciding';
import { awardWasRevoked } from './mails/AwardRevoked';
import type { Recognising } from './recognitions';

/**
 * Revokes an award's recognition for good, which takes two organisers without a conflict of
 * interest ({@link stepOfTwo}). Repeating it does nothing.
 * @throws not-found, also for organisers with a conflict of interest; failed-precondition without a
 * published award
 */
export async function revokeRecognition(
  of: Recognising,
  actor: Decider,
  { nominationId, reason, ...named }: RevocationRequest,
): Promise<ProposalState | 'revoked'> {
  return retryOnConflict(async () => {
    const decided = await awardToDecide(of, actor, nominationId);
    const { revokedAt, revocationProposed: first } = decided.recognition;
    if (revokedAt) {
      refuseOnceDone(named);
      return 'revoked';
    }
    const step = await stepOfTwo(of.deps.identity, actor, first, { ...named, reason });
    if (step === 'confirm') {
      const { nomination, recognition } = decided;
      const to = await of.deps.identity.personOf(nomination.submittedBy);
      const award = await awardOf(of.deps, nomination);
      await changeRecognition(of, actor, decided, {
        action: 'recognition.revoked',
        reason: agreedReason({ ...named, reason }, first),
        fields: {
          revokedAt: of.platform.clock(),
          revocationProposed: undefined,
          following: shownOfAward(nomination, recognition),
        },
        mails: to && award ? [awardWasRevoked(to, recognition._id, award)] : [],
      });
      return 'revoked';
    }
    const state = proposalStateAfter(named);
    if (step === 'repeat') return state;
    const made = newProposal(of.platform, actor, reason);
    return changeProposal(of, actor, decided, { kind: 'revocation', step, state, first, made });
  });
}

/** Whether an award is revoked or proposed for it. Creates no recognition. */
export async function revocationStateOf(
  of: Recognising,
  actor: Decider,
  entry: Contest & { nominationId: string },
): Promise<RecognitionState> {
  const found = await of.stores.recognitions.findByNomination(entry.nominationId);
  return {
    id: found?._id ?? null,
    revokedAt: found?.revokedAt?.toISOString() ?? null,
    proposed: await presentProposal(of.deps.identity, actor, found?.revocationProposed),
    mayRevoke: !found?.revokedAt && (await of.deps.contests.mayDecide(actor, entry)),
  };
}
