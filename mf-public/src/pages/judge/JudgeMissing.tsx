import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { usePageTitle } from '@meritum/shared/ui/usePageTitle';

/** An unknown name reads like any unknown address (OPEN-036). */
export function JudgeMissing() {
  usePageTitle('Page Not Found');
  return (
    <PageHeader
      eyebrow="Error 404"
      title="Page Not Found"
      lead="There is no judge at this address. It may have moved, or the address has a slip in it."
      actions={
        <>
          <ButtonLink to="/">Back to Home</ButtonLink>
          <ButtonLink to="/tech-nomination" variant="secondary">
            Submit Nomination
          </ButtonLink>
        </>
      }
    />
  );
}
