import type { ShellRoute } from '@meritum/shared/programme/routes';
import { Button } from '@meritum/shared/ui/Button';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react';
import { PageErrorBoundary } from '../layout/PageErrorBoundary';
import { PageLoading } from '../remotes/PageLoading';

/** The shell's own pages, each in a chunk of its own: most readers never open one. */
const pages: Record<ShellRoute, () => Promise<ComponentType>> = {
  '/account': () => import('./account/AccountPage').then((m) => m.AccountScreen),
  '/reset-password': () =>
    import('./reset-password/ResetPasswordPage').then((m) => m.ResetPasswordPage),
  '/confirm-email': () =>
    import('./confirm-email/ConfirmEmailPage').then((m) => m.ConfirmEmailPage),
  '/signed-in': () => import('./signed-in/SignedInPage').then((m) => m.SignedInPage),
};

/** Loads one of the shell's own pages; a chunk that cannot be had is asked for again on request. */
export function OwnPage({ path }: { path: ShellRoute }) {
  const [attempt, setAttempt] = useState(0);
  const Page = useMemo(() => pageOf(path, () => setAttempt(attempt + 1)), [path, attempt]);
  return (
    <PageErrorBoundary unavailable={() => null}>
      <Suspense fallback={<PageLoading />}>
        <Page />
      </Suspense>
    </PageErrorBoundary>
  );
}

function pageOf(path: ShellRoute, retry: () => void) {
  const sorry = () => <NotLoaded onRetry={retry} />;
  return lazy(async () => ({ default: await pages[path]().catch(() => sorry) }));
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  usePageTitle('Unavailable');
  return (
    <PageHeader
      title="This page could not be loaded"
      lead="The connection may be lost. Nothing has changed, and the rest of the site works as usual."
      actions={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}
