import type { ProposalState } from '@meritum/shared/contracts/proposals';
import type { RecognitionState, WinnerNameRequest } from '@meritum/shared/contracts/recognitions';
import { retryOnConflict } from '../../composition/change-document';
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
import type { Contest } from '../contests/result';
import { publishedNameOf, type WithoutEssay } from '../nominations/nomination';
import { awardToDecide, changeProposal, changeRecognition } from './deciding';
import { awardRevoked } from './errors';
import { winnerRenamed } from './mails/WinnerRenamed';
import type { Recognition } from './recognition';
import type { Recognising } from './recognitions';

/** The name of the winner's account; empty once it is deleted. */
export const accountName = async (
  { personOf }: Recognising,
  { submittedBy }: Pick<WithoutEssay, 'submittedBy'>,
): Promise<string> => oneLine((await personOf(submittedBy))?.displayName ?? '');

export const nameOfAward = (nomination: WithoutEssay, recognition: Recognition | null): string =>
  oneLine(recognition?.following ?? publishedNameOf(nomination));

/** A proposal of a name that the account no longer has counts for nothing. */
export const proposalOf = (recognition: Recognition | null, name: string) =>
  recognition?.renameProposed?.name === name ? recognition.renameProposed : undefined;

/**
 * Publishes an award under the present name of its winner's account, which takes two organisers
 * without a conflict of interest ({@link stepOfTwo}); they cannot choose the name. What was signed
 * and committed to stays as it is. Repeating it does nothing.
 * @throws not-found, also for organisers with a conflict of interest; failed-precondition without a
 * published award, for a revoked one, and where the account has no other name
 */
export async function renameWinner(
  of: Recognising,
  actor: Decider,
  { nominationId, name: read, reason, ...named }: WinnerNameRequest,
): Promise<ProposalState | 'renamed'> {
  return retryOnConflict(async () => {
    const decided = await awardToDecide(of, actor, nominationId);
    const { nomination, award, recognition } = decided;
    if (recognition.revokedAt) throw awardRevoked();
    const name = await accountName(of, nomination);
    const { renamedBy: done } = recognition;
    const ended = named.withdrawalOf ?? named.turnDownOf;
    if (done && done === ended) refuseOnceDone(named);
    if (done && done === named.proposalId) return 'renamed';
    if (!name || name === nameOfAward(nomination, recognition))
      throw refused(
        'The account of this winner has no other name. They change it on their account page first.',
      );
    if (!ended && read !== name)
      throw refused('The account of this winner has another name by now. Read it and try again.');
    const first = proposalOf(recognition, name);
    const step = await stepOfTwo(of, actor, first, { ...named, reason });
    if (step === 'confirm') {
      const to = await of.personOf(nomination.submittedBy);
      const id = `${recognition._id}:${recognition.revision}`;
      await changeRecognition(of, actor, decided, {
        action: 'recognition.renamed',
        reason: agreedReason({ ...named, reason }, first),
        fields: {
          following: name,
          naming: (recognition.naming ?? 0) + 1,
          renamedBy: first?.id,
          renameProposed: undefined,
        },
        mails: to ? [winnerRenamed({ id, to, award })] : [],
      });
      return 'renamed';
    }
    const state = proposalStateAfter(named);
    if (step === 'repeat') return state;
    const made = { ...newProposal(of, actor, reason), name };
    return changeProposal(of, actor, decided, { kind: 'rename', step, state, first, made });
  });
}

/** What organisers see where a winner's account has another name than the published award. */
export async function otherNameOf(
  of: Recognising,
  actor: Decider,
  { nominationId, season, category }: Contest & { nominationId: string },
): Promise<RecognitionState['otherName']> {
  const [nomination] = await of.nominations.byIds([nominationId]);
  if (!nomination) return null;
  const recognition = await of.recognitions.ofNomination(nominationId);
  const published = nameOfAward(nomination, recognition);
  const account = await accountName(of, nomination);
  if (!account || account === published) return null;
  return {
    published,
    account,
    proposed: await presentProposal(of, actor, proposalOf(recognition, account)),
    mayRename:
      !recognition?.revokedAt && (await of.contests.mayDecide(actor, { season, category })),
  };
}
