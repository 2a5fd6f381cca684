import type { RemoteName } from '@meritum/shared/programme/routes';
import { Suspense, useCallback, useState } from 'react';
import { PageErrorBoundary } from '../layout/PageErrorBoundary';
import { PageLoading } from './PageLoading';
import { forgetPages, pageOf } from './pages';
import { UnavailablePage } from './UnavailablePage';

interface Props {
  remote: RemoteName;
  path: string;
}

/** Where a remote's page stands: loads it, shows what went wrong, and tries again. */
export function RemoteArea({ remote, path }: Props) {
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    forgetPages(remote);
    setAttempt((count) => count + 1);
  }, [remote]);
  const Page = pageOf(remote, path);
  return (
    <PageErrorBoundary
      key={`${path} ${attempt}`}
      unavailable={(name) => <UnavailablePage remote={name} onRetry={retry} attempt={attempt} />}
    >
      <Suspense fallback={<PageLoading />}>
        <Page />
      </Suspense>
    </PageErrorBoundary>
  );
}
