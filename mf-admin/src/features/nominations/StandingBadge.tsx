import type { NominationStanding } from '@meritum/shared/contracts/list-options';
import { Badge } from '@meritum/shared/ui/Badge';
import { standingWords, voidedWords } from './words';

const kinds = {
  'under-review': 'success',
  returned: 'warning',
  reopened: 'warning',
  withdrawn: 'neutral',
} as const satisfies Record<NominationStanding, string>;

interface Props {
  standing: NominationStanding;
  voided?: keyof typeof voidedWords | null;
}

/** Where a nomination stands; that it is taken out, or is to be, says more than that. */
export function StandingBadge({ standing, voided }: Props) {
  if (voided)
    return (
      <Badge kind={voided === 'confirmed' ? 'danger' : 'warning'}>{voidedWords[voided]}</Badge>
    );
  return <Badge kind={kinds[standing]}>{standingWords[standing]}</Badge>;
}
