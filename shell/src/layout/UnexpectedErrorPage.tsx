import { Button } from '@meritum/shared/ui/Button';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { usePageTitle } from '@meritum/shared/ui/usePageTitle';

interface Props {
  error: unknown;
  onRetry: () => void;
}

/** The fallback for a page that fails to render (ERR-032). */
export function UnexpectedErrorPage({ error, onRetry }: Props) {
  usePageTitle('Unexpected Application Error!');
  return (
    <PageHeader
      title="Unexpected Application Error!"
      lead={error instanceof Error ? error.message : String(error)}
      actions={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}
