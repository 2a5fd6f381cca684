import type { RemoteName } from '@meritum/shared/programme/routes';
import { Button } from '@meritum/shared/ui/Button';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import { useEffect } from 'react';
import { whenRemoteAnswers } from './recovery';

interface Props {
  remote: RemoteName;
  onRetry: () => void;
  /** How often it was tried before: each time waits a little longer. */
  attempt: number;
}

/** Stands where a remote is missing, and goes away by itself once the remote is back. */
export function UnavailablePage({ remote, onRetry, attempt }: Props) {
  usePageTitle('Unavailable');
  useEffect(() => whenRemoteAnswers(remote, onRetry, attempt), [remote, onRetry, attempt]);
  return (
    <PageHeader
      title="This part is unavailable"
      lead="It cannot be reached at the moment. The rest of the site works as usual, and this page comes back by itself as soon as it can. Nothing that you typed earlier is lost."
      actions={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}
