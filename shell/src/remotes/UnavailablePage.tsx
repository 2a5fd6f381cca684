import { Button } from '@meritum/shared/ui/Button';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import { useEffect } from 'react';
import type { Part } from './Part';
import { whenAnswering } from './recovery';

interface Props {
  part: Part;
  retry: () => void;
  /** The number of earlier attempts; each wait is longer. */
  attempt: number;
}

/** Shown in place of a missing part until the part is back. */
export function UnavailablePage({ part, retry, attempt }: Props) {
  usePageTitle('Unavailable');
  useEffect(() => whenAnswering(() => part.answers(), retry, attempt), [part, retry, attempt]);
  return <PageHeader {...part.missing} actions={<Button onClick={retry}>Try again</Button>} />;
}
