import type { ContestStatus, PreviewReply } from '@meritum/shared/contracts/results';
import { type Question, why } from '../confirm/question';
import { closingFigures, Figures } from './figures';
import { closeJudging } from './requests';

interface Closing {
  contest: ContestStatus;
  preview: PreviewReply;
  refresh(): unknown;
}

/** The button's label. Closing takes two organisers where an entry would get no result. */
export function closingLabel({ contest, preview }: Omit<Closing, 'refresh'>): string {
  if (!preview.closingTakesTwo) return 'Close judging';
  return contest.closingProposed ? 'Confirm closing' : 'Propose to close judging';
}

/** The confirmation of closing, or of proposing it. */
export function closingQuestion({ contest, preview, refresh }: Closing): Question {
  const { category, closingProposed } = contest;
  const first = preview.closingTakesTwo ? closingProposed : null;
  const isProposal = preview.closingTakesTwo && !first;
  return {
    title: isProposal
      ? `Propose to close judging of ${category}?`
      : `Close judging of ${category} for good?`,
    consequence: (
      <>
        {preview.closingTakesTwo && (
          <p>
            {first
              ? `${first.by} has proposed to close: ${first.reason}`
              : 'Another organiser has to confirm before it is closed, because an entry would get no result.'}
          </p>
        )}
        <p>
          After closing, no more ratings are accepted, and judging never opens again. One hash over
          all entries and ratings is published, and organisers see the scores.
        </p>
        <Figures figures={closingFigures(preview)} />
      </>
    ),
    confirm: closingLabel({ contest, preview }),
    danger: true,
    ...(isProposal && { reason: why }),
    act: (reason) => closeJudging(contest, { reason, ...(first && { proposalId: first.id }) }),
    done: isProposal
      ? 'Closing is proposed. Another organiser has to confirm it.'
      : `Judging of ${category} is closed for good.`,
    refresh,
  };
}
