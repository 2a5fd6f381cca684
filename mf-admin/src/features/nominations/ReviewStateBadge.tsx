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
  reviewState: NominationReviewState;
  voided?: keyof typeof voidedWords | null;
  isPublished?: boolean;
}

/** The state of a nomination; a void takes precedence. */
export function ReviewStateBadge({ reviewState, voided, isPublished = false }: Props) {
  if (voided)
    return (
      <Badge kind={voided === 'confirmed' ? 'danger' : 'warning'}>{voidedWords[voided]}</Badge>
    );
  if (isPublished && reviewState === 'under-review') return <Badge>Published</Badge>;
  return <Badge kind={kinds[reviewState]}>{reviewStateLabels[reviewState]}</Badge>;
}
