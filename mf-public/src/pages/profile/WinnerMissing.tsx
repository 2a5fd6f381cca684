import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { usePageTitle } from '@meritum/shared/ui/usePageTitle';

/** In place of a profile that is not there; heading and reason are both given (PROF-009, PROF-010, D25). */
export function WinnerMissing({ reason }: { reason: string }) {
  usePageTitle('Winner Not Found');
  return (
    <PageHeader
      title="Winner Not Found"
      lead={reason}
      actions={<ButtonLink to="/featured-winner">Go Back</ButtonLink>}
    />
  );
}
