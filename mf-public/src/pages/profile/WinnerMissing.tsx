import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { usePageTitle } from '@meritum/shared/ui/usePageTitle';

/**
 * Shown for an unknown profile; heading and reason are both specified (PROF-009, PROF-010, D25).
 */
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
