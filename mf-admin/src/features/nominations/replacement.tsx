import { call } from '@meritum/shared/client/call';
import type { JudgeOfEntry, NominationDetail } from '@meritum/shared/contracts/listed-nominations';
import { type Question, why } from '../confirm/question';
import { questionOfTwo } from '../confirm/withdrawal';

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
  const { assignmentId, number, replacementProposed } = judge;
  const proposed = judging.replacingTakesTwo ? replacementProposed : null;
  const isProposal = judging.replacingTakesTwo && !proposed;
  const name = `Judge ${number}`;
  const label = proposed?.isOwn
    ? 'Withdraw the proposal...'
    : proposed
      ? 'Confirm replacing...'
      : isProposal
        ? 'Propose to replace...'
        : 'Replace...';
  return {
    label,
    question: questionOfTwo({
      proposed,
      send: (decision) =>
        call('replaceJudge', { body: { nominationId: nomination.id, assignmentId, ...decision } }),
      question: {
        about: assignmentId,
        title: isProposal ? `Propose to replace ${name}?` : `Replace ${name}?`,
        consequence: (
          <ul>
            {isProposal && (
              <li>
                Two judges of this nomination have been replaced already, so another organiser has
                to confirm this first.
              </li>
            )}
            <li>
              {name} loses this nomination for good. It goes to another judge when one is available.
            </li>
          </ul>
        ),
        confirm: isProposal ? 'Propose to replace' : 'Replace',
        danger: true,
        reason: { ...why, hint: 'The judge can read it in the copy of their data.' },
        done: isProposal
          ? `Another organiser has to confirm that ${name} is replaced.`
          : `${name} was replaced.`,
      },
    }),
  };
}
