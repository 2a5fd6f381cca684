import type { NominationReviewState } from '@meritum/shared/contracts/list-options';
import { Badge } from '@meritum/shared/ui/Badge';
import { reviewStateLabels, voidedWords } from './labels';

const kinds = {
  'under-review': 'success',
  returned: 'warning',
  reopened: 'warning',
  withdrawn: 'neutral',
} as const satisfies Record<NominationReviewState, string>;

interface Props {
  standing: NominationReviewState;
  voided?: keyof typeof voidedWords | null;
}

/** Where a nomination stands; that it is taken out, or is to be, says more than that. */
export function ReviewStateBadge({ standing, voided }: Props) {
  if (voided)
    return (
      <Badge kind={voided === 'confirmed' ? 'danger' : 'warning'}>{voidedWords[voided]}</Badge>
    );
  return <Badge kind={kinds[standing]}>{reviewStateLabels[standing]}</Badge>;
}
