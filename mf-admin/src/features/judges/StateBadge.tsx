import type { JudgeState, SeasonAnswerState } from '@meritum/shared/contracts/list-options';
import type { ConsoleJudge } from '@meritum/shared/contracts/listed-judges';
import { labels } from '@meritum/shared/programme/labels';
import { Badge, type BadgeProps } from '@meritum/shared/ui/Badge';

export const stateLabels = labels<JudgeState>({
  incomplete: 'Not applied',
  waiting: 'Waiting for a decision',
  judging: 'Judging',
  deactivated: 'Deactivated',
  rejected: 'Rejected',
});

const kinds: Record<JudgeState, BadgeProps['kind']> = {
  incomplete: 'neutral',
  waiting: 'warning',
  judging: 'success',
  deactivated: 'danger',
  rejected: 'danger',
};

/** Verified judges' answers for the season. */
export const answerLabels = labels<SeasonAnswerState>({
  yes: 'Judging',
  asked: 'Asked to judge again',
  no: 'Declined',
  'not-asked': 'Not asked to judge again',
});

export function StateBadge({ state, answer }: Pick<ConsoleJudge, 'state' | 'answer'>) {
  if (answer && answer !== 'yes')
    return <Badge kind={answer === 'asked' ? 'warning' : 'neutral'}>{answerLabels[answer]}</Badge>;
  return <Badge kind={kinds[state]}>{stateLabels[state]}</Badge>;
}
