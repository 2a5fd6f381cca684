import { AuthPanel, useSessionWithPanel } from '@meritum/shared/auth/AuthPanel';
import { displayNameOf } from '@meritum/shared/auth/displayName';
import { ServerUnreachable } from '@meritum/shared/auth/ServerUnreachable';
import type { SessionState } from '@meritum/shared/auth/session';
import { download } from '@meritum/shared/client/download';
import { usePersonalQuery } from '@meritum/shared/client/usePersonalQuery';
import type { AccountReply } from '@meritum/shared/contracts/account';
import type { UserProfile } from '@meritum/shared/contracts/identity';
import { opensConsole } from '@meritum/shared/contracts/roles';
import { DownloadButton } from '@meritum/shared/forms/DownloadButton';
import { withQueries } from '@meritum/shared/query/withQueries';
import { Container } from '@meritum/shared/ui/Container';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Notice } from '@meritum/shared/ui/Notice';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { Spinner } from '@meritum/shared/ui/Spinner';
import { useFocusAfterChange } from '@meritum/shared/ui/useFocusAfterChange';
import { useEffect, useState } from 'react';
import { DeleteAccount, type Deletion } from '../../features/account/DeleteAccount';
import { EmailStatus } from '../../features/account/EmailStatus';
import { NameForm } from '../../features/account/NameForm';
import { Panel } from '../../features/account/Panel';
import { PasswordForm } from '../../features/account/PasswordForm';
import { SecurityLog } from '../../features/account/SecurityLog';
import { SessionList } from '../../features/account/SessionList';
import { waysIn } from '../../features/account/words';
import { ClaimQuestion } from '../../features/claim/ClaimQuestion';
import { Security } from '../../features/security/Security';
import styles from './AccountPage.module.css';

export const AccountPage = withQueries(function AccountPage() {
  const state = useSessionWithPanel();
  const [deletion, setDeletion] = useState<Deletion>();
  const signedIn = state.status === 'signed-in';
  useEffect(() => {
    if (signedIn) setDeletion(undefined);
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
            <AccountParts key={state.user.uid} user={state.user} onDeletion={setDeletion} />
          )}
          {state.status === 'signed-out' && <SignedOut deletion={deletion} />}
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

function SignedOut({ deletion }: { deletion: Deletion | undefined }) {
  // The deletion form is far down the page, which has become short.
  useEffect(() => {
    if (deletion) window.scrollTo(0, 0);
  }, [deletion]);
  return (
    <div className={classNames(design.grid3, design.narrow)}>
      {deletion === 'done' && (
        <Notice kind="success" title="Your account has been deleted">
          Your personal data has been deleted, except for published results.
        </Notice>
      )}
      {deletion === 'unanswered' && (
        <Notice kind="info" title="Your account may have been deleted">
          You asked us to delete your account, our answer was lost, and your session has ended
          since. If you can no longer sign in, your account has been deleted.
        </Notice>
      )}
      <AuthPanel heading="Sign in to your account" statusText="" items={[]} />
    </div>
  );
}

interface Props {
  user: UserProfile;
  onDeletion(how: Deletion): void;
}

function AccountParts({ user, onDeletion }: Props) {
  const account = usePersonalQuery('getAccount');
  const sessions = usePersonalQuery('listSessions');
  const log = usePersonalQuery('listSecurityLog');
  const factors = usePersonalQuery('getFactors');
  const afterEnding = () => Promise.all([sessions.refetch(), log.refetch()]);
  const again = () => Promise.all([account.refetch(), afterEnding()]);
  const hasPassword = ({ methods }: AccountReply) => methods.includes('password');
  return (
    <>
      {user.unclaimed && (
        <Panel
          heading="Did you create this account?"
          about="You have proved that its address is yours. What was stored before may be somebody else's."
        >
          <ClaimQuestion user={user} />
        </Panel>
      )}
      <Panel heading="Profile" about="Your name and your email address.">
        <NameForm displayName={user.displayName} />
        <EmailStatus user={user} />
      </Panel>
      <Panel
        heading="Sign-in methods"
        about="How you sign in. A new password signs out all other devices."
      >
        <Loaded query={account} what="your sign-in methods">
          {(data) => (
            <>
              <p>Set up now: {waysIn(data)}.</p>
              <PasswordForm email={user.email} hasPassword={hasPassword(data)} onChanged={again} />
            </>
          )}
        </Loaded>
      </Panel>
      <Panel
        id="security"
        heading="Sign-in security"
        about="A second factor protects your account if somebody learns your password. Each change signs out all other devices."
      >
        <Loaded query={factors} what="your second factors">
          {(data) => (
            <Security
              factors={data}
              opensConsole={opensConsole(user.role)}
              onChanged={() => Promise.all([factors.refetch(), afterEnding()])}
            />
          )}
        </Loaded>
      </Panel>
      <Panel
        heading="Devices"
        about="The devices on which you are signed in. Sign out any that you do not recognise."
      >
        <Loaded query={sessions} what="your devices">
          {(data) => <SessionList sessions={data.sessions} onEnded={afterEnding} />}
        </Loaded>
      </Panel>
      <Panel
        heading="Security log"
        about="Sign-ins and changes to your sign-in methods in the last 90 days."
      >
        <Loaded query={log} what="your security log">
          {(data) => <SecurityLog entries={data.entries} />}
        </Loaded>
      </Panel>
      <Panel
        heading="Your data"
        about="All data that we hold about you, including your documents, as one zip file."
      >
        <DownloadButton
          label="Download my data"
          what="your data"
          // Collecting the documents takes a while.
          download={() => download('exportAccount', { timeoutMs: 180_000 })}
        />
      </Panel>
      <Panel heading="Delete your account">
        <Loaded query={account} what="your account">
          {(data) => (
            <DeleteAccount user={user} hasPassword={hasPassword(data)} onDeletion={onDeletion} />
          )}
        </Loaded>
      </Panel>
    </>
  );
}
