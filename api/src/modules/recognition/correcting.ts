import type { ProposalState } from '@meritum/shared/contracts/proposals';
import type { CorrectionRequest, CorrectionState } from '@meritum/shared/contracts/recognitions';
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
import { refused } from '../../platform/errors/domain-error';
import { oneLine } from '../../platform/text';
import { contestOf } from '../contests/contest-snapshot';
import type { Contest } from '../contests/result';
import { type ShownOfWinner, shownOf, type WithoutEssay } from '../nominations/nomination';
import { isCorrectable } from './correctable';
import { awardToDecide, changeProposal, changeRecognition } from './deciding';
import { awardRevoked } from './errors';
import { winnerCorrected } from './mails/WinnerCorrected';
import type { Recognition } from './recognition';
import type { Recognising } from './recognitions';

/** The name of the winner's account; empty once it is deleted. */
export const accountName = async (
  { deps }: Recognising,
  { submittedBy }: Pick<WithoutEssay, 'submittedBy'>,
): Promise<string> => oneLine((await deps.identity.personOf(submittedBy))?.displayName ?? '');

/** The name, organization and title under which a winner is or will be published. */
export const shownOfAward = (
  nomination: WithoutEssay,
  recognition: Recognition | null,
): ShownOfWinner => recognition?.following ?? shownOf(nomination);

/** The proposed correction; one of a name that the account no longer has does not count. */
export function proposalOf(recognition: Recognition | null, account: string) {
  const proposed = recognition?.renameProposed;
  return proposed?.name === undefined || proposed.name === account ? proposed : undefined;
}

const isSame = (one: Partial<ShownOfWinner>, other: Partial<ShownOfWinner>): boolean =>
  one.name === other.name &&
  one.organization === other.organization &&
  one.designation === other.designation;

const corrected = (
  shown: ShownOfWinner,
  { name = shown.name, organization, designation }: Partial<ShownOfWinner>,
): ShownOfWinner => ({
  name,
  organization: organization ?? shown.organization,
  designation: designation ?? shown.designation,
});

/**
 * Corrects how a winner is published, or will be once nominations are closed, which takes two
 * organisers without a conflict of interest ({@link stepOfTwo}). A name can only be that of the
 * winner's account. Signed and committed data stay, and so do conflicts of interest by the former
 * organization. Repeating it does nothing.
 * @throws not-found, also for organisers with a conflict of interest; failed-precondition without a
 * published award, for a revoked one, and where nothing would change
 */
export async function correctAward(
  of: Recognising,
  actor: Decider,
  { nominationId, name, organization, designation, reason, ...named }: CorrectionRequest,
): Promise<ProposalState | 'corrected'> {
  return retryOnConflict(async () => {
    const decided = await awardToDecide(of, actor, nominationId, true);
    const { nomination, recognition } = decided;
    if (recognition.revokedAt) throw awardRevoked();
    const { renamedBy: done } = recognition;
    const ended = named.withdrawalOf ?? named.turnDownOf;
    if (done && done === ended) refuseOnceDone(named);
    if (done && done === named.proposalId) return 'corrected';
    const account = await accountName(of, nomination);
    const shown = shownOfAward(nomination, recognition);
    const asked = { ...(name !== undefined && { name }), organization, designation };
    if (!ended && name !== undefined && name !== account)
      throw refused('The account of this winner has another name by now. Read it and try again.');
    if (!ended && isSame(corrected(shown, asked), shown))
      throw refused(
        'Nothing would change. A winner sets another name on their account page first.',
      );
    const first = proposalOf(recognition, account);
    const found = await stepOfTwo(of.deps.identity, actor, first, { ...named, reason });
    const step = found === 'repeat' && !ended && first && !isSame(first, asked) ? 'propose' : found;
    if (step === 'confirm') {
      const to = await of.deps.identity.personOf(nomination.submittedBy);
      const { season } = await contestOf(of, nomination);
      const id = `${recognition._id}:${recognition.revision}`;
      const following = corrected(shown, first ?? asked);
      const about = {
        shown: `${following.name}, ${following.designation} at ${following.organization}`,
        ...{ category: nomination.category, season: season.name },
      };
      await changeRecognition(of, actor, decided, {
        action: 'recognition.renamed',
        reason: agreedReason({ ...named, reason }, first),
        fields: {
          following,
          naming: (recognition.naming ?? 0) + 1,
          renamedBy: first?.id,
          renameProposed: undefined,
        },
        mails: to ? [winnerCorrected({ id, to, ...about })] : [],
      });
      return 'corrected';
    }
    const state = proposalStateAfter(named);
    if (step === 'repeat') return state;
    const made = { ...newProposal(of.platform, actor, reason), ...asked };
    return changeProposal(of, actor, decided, { kind: 'rename', step, state, first, made });
  });
}

/** The present and proposed data of a winner, for organisers; null if not correctable. */
export async function correctionStateOf(
  of: Recognising,
  actor: Decider,
  { nominationId, season, category }: Contest & { nominationId: string },
): Promise<CorrectionState | null> {
  const [nomination] = await of.deps.nominations.findByIds([nominationId]);
  const recognition = await of.stores.recognitions.findByNomination(nominationId);
  if (!nomination || recognition?.revokedAt || !(await isCorrectable(of, nomination))) return null;
  const shown = shownOfAward(nomination, recognition);
  const account = await accountName(of, nomination);
  const first = proposalOf(recognition, account);
  const proposed = await presentProposal(of.deps.identity, actor, first);
  const { name, organization, designation } = corrected(shown, first ?? {});
  return {
    ...shown,
    account: account && account !== shown.name ? account : null,
    proposed,
    asked: proposed && { ...(name !== shown.name && { name }), organization, designation },
    mayCorrect: await of.deps.contests.mayDecide(actor, { season, category }),
  };
}
