import { AuthPanel } from '@meritum/shared/auth/AuthPanel';
import { displayNameOf } from '@meritum/shared/auth/displayName';
import { ServerUnreachable } from '@meritum/shared/auth/ServerUnreachable';
import type { SessionState } from '@meritum/shared/auth/session';
import { useSession } from '@meritum/shared/auth/useSession';
import { withQueries } from '@meritum/shared/query/withQueries';
import { Container } from '@meritum/shared/ui/Container';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { Notice } from '@meritum/shared/ui/Notice';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { Spinner } from '@meritum/shared/ui/Spinner';
import { useFocusAfterChange } from '@meritum/shared/ui/useFocusAfterChange';
import { useEffect, useState } from 'react';
import styles from './AccountPage.module.css';
import { AccountParts } from './AccountParts';

export const AccountPage = withQueries(function AccountPage() {
  const state = useSession();
  const [deleted, setDeleted] = useState(false);
  const signedIn = state.status === 'signed-in';
  useEffect(() => {
    if (signedIn) setDeleted(false);
  }, [signedIn]);
  const content = useFocusAfterChange<HTMLDivElement>(state.status);
  return (
    <>
      <PageHeader eyebrow="Account" title="Your account" lead={leadOf(state)} />
      {/* The loading state is replaced as a whole, so that the layout does not shift. */}
      <Container key={state.status === 'loading' ? 'loading' : 'known'}>
        <div
          ref={content}
          tabIndex={-1}
          className={styles.content}
          data-loading={state.status === 'loading' || undefined}
        >
          {state.status === 'loading' && <Spinner label="Loading your account..." />}
          {state.status === 'unreachable' && <ServerUnreachable />}
          {state.status === 'signed-in' && (
            <AccountParts
              key={state.user.uid}
              user={state.user}
              onDeleted={() => setDeleted(true)}
            />
          )}
          {state.status === 'signed-out' && <SignedOut deleted={deleted} />}
        </div>
      </Container>
    </>
  );
});

function leadOf(state: SessionState): string | undefined {
  if (state.status === 'loading' || state.status === 'unreachable') return undefined;
  if (state.status === 'signed-in') return `Signed in as ${displayNameOf(state.user)}.`;
  return 'Sign in to see and change your account.';
}

function SignedOut({ deleted }: { deleted: boolean }) {
  // The deletion form is far down the page, which is short now.
  useEffect(() => {
    if (deleted) window.scrollTo(0, 0);
  }, [deleted]);
  return (
    <div className={classNames(design.grid3, design.narrow)}>
      {deleted && (
        <Notice kind="success" title="Your account has been deleted">
          Your personal data has been deleted.
        </Notice>
      )}
      <AuthPanel heading="Sign in to your account" statusText="" items={[]} />
    </div>
  );
}
