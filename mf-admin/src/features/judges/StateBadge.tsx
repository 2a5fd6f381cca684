import type { JudgeState } from '@meritum/shared/contracts/list-options';
import { Badge, type BadgeProps } from '@meritum/shared/ui/Badge';

/** States of a judge, for organisers. */
export const stateLabels: Record<JudgeState, string> = {
  incomplete: 'Not applied',
  waiting: 'Waiting for verification',
  judging: 'Judging',
  deactivated: 'Deactivated',
  rejected: 'Rejected',
};

const kinds: Record<JudgeState, BadgeProps['kind']> = {
  incomplete: 'neutral',
  waiting: 'warning',
  judging: 'success',
  deactivated: 'danger',
  rejected: 'danger',
};

export function StateBadge({ state }: { state: JudgeState }) {
  return <Badge kind={kinds[state]}>{stateLabels[state]}</Badge>;
}
