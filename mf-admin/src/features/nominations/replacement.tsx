import type { JudgeOfEntry, NominationDetail } from '@meritum/shared/contracts/listed-nominations';
import { type Question, why } from '../confirm/question';
import { withdrawal } from '../confirm/withdrawal';
import { replaceJudge } from './requests';

interface Replacing {
  nomination: NominationDetail;
  judging: NonNullable<NominationDetail['judging']>;
  judge: JudgeOfEntry;
}

/**
 * The menu item and the confirmation of replacing a judge, of proposing it, or of withdrawing the
 * organiser's own proposal.
 */
export function replacementOf({ nomination, judging, judge }: Replacing): {
  label: string;
  question: Question;
} {
  const { assignmentId, number, replacementProposed: proposed } = judge;
  const takesTwo = judging.replacingTakesTwo;
  const about = { nominationId: nomination.id, assignmentId };
  if (takesTwo && proposed?.isOwn) {
    const act = (reason: string) => replaceJudge({ ...about, reason, withdrawalOf: proposed.id });
    return {
      label: 'Withdraw the proposal...',
      question: withdrawal({ about: assignmentId, act }),
    };
  }
  const name = `Judge ${number}`;
  const confirmed = takesTwo ? proposed : null;
  const isProposal = takesTwo && !proposed;
  return {
    label: isProposal ? 'Propose to replace...' : confirmed ? 'Confirm replacing...' : 'Replace...',
    question: {
      about: assignmentId,
      title: isProposal ? `Propose to replace ${name}?` : `Replace ${name}?`,
      consequence: (
        <ul>
          {isProposal && (
            <li>
              Two judges of this nomination have been replaced already, so another organiser has to
              confirm this first.
            </li>
          )}
          {confirmed && (
            <li>
              {confirmed.by} has proposed this: {confirmed.reason}
            </li>
          )}
          <li>
            {name} loses this nomination for good. It goes to another judge when one is available.
          </li>
        </ul>
      ),
      confirm: isProposal ? 'Propose to replace' : 'Replace',
      danger: true,
      ...(!confirmed && {
        reason: { ...why, hint: 'The judge can read it in the copy of their data.' },
      }),
      act: (reason) =>
        replaceJudge({
          ...about,
          reason,
          ...(confirmed && { reason: confirmed.reason, proposalId: confirmed.id }),
        }),
      done: isProposal
        ? `Another organiser has to confirm that ${name} is replaced.`
        : `${name} was replaced.`,
    },
  };
}
