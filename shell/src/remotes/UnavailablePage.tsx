import { Button } from '@meritum/shared/ui/Button';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import { useEffect } from 'react';
import type { Part } from './Part';
import { whenAnswering } from './recovery';

interface Props {
  part: Part;
  retry: () => void;
  /** How often it was tried before: each time waits a little longer. */
  attempt: number;
}

/** Stands where a part is missing, and goes away by itself once the part is back. */
export function UnavailablePage({ part, retry, attempt }: Props) {
  usePageTitle('Unavailable');
  useEffect(() => whenAnswering(() => part.answers(), retry, attempt), [part, retry, attempt]);
  return <PageHeader {...part.missing} actions={<Button onClick={retry}>Try again</Button>} />;
}
