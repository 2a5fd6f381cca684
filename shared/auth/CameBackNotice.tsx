import type { UserProfile } from '../contracts/identity';
import { Notice } from '../ui/Notice';
import { TextLink } from '../ui/TextLink';

/** Says that mail to the account's address bounced, until one arrives or the address changes. */
export function CameBackNotice({ user }: { user: UserProfile }) {
  if (!user.cameBack) return null;
  return (
    <Notice kind="warning" title="Our last email to you came back">
      <p>
        {user.email} could not be reached, so you miss what we write. Check the mailbox, or change
        the address in <TextLink to="/account">your account</TextLink>.
      </p>
    </Notice>
  );
}
