import { useOwn } from '@meritum/shared/client/useOwn';
import type { AccountReply } from '@meritum/shared/contracts/account';
import type { UserProfile } from '@meritum/shared/contracts/identity';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { DeleteAccount } from '../../features/account/DeleteAccount';
import { DownloadButton } from '../../features/account/DownloadButton';
import { EmailStatus } from '../../features/account/EmailStatus';
import { NameForm } from '../../features/account/NameForm';
import { Panel } from '../../features/account/Panel';
import { PasswordForm } from '../../features/account/PasswordForm';
import { SecurityLog } from '../../features/account/SecurityLog';
import { SessionList } from '../../features/account/SessionList';
import { waysIn } from '../../features/account/words';
import { Security } from '../../features/security/Security';

interface Props {
  user: UserProfile;
  onDeleted(): void;
}

export function AccountParts({ user, onDeleted }: Props) {
  const account = useOwn('getAccount');
  const sessions = useOwn('listSessions');
  const log = useOwn('listSecurityLog');
  const factors = useOwn('getFactors');
  const afterEnding = () => Promise.all([sessions.refetch(), log.refetch()]);
  const again = () => Promise.all([account.refetch(), afterEnding()]);
  const hasPassword = ({ methods }: AccountReply) => methods.includes('password');
  return (
    <>
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
              isAdmin={user.role === 'admin'}
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
        <DownloadButton />
      </Panel>
      <Panel heading="Delete your account">
        <Loaded query={account} what="your account">
          {(data) => (
            <DeleteAccount user={user} hasPassword={hasPassword(data)} onDeleted={onDeleted} />
          )}
        </Loaded>
      </Panel>
    </>
  );
}
