import { session } from '@meritum/shared/auth/session';
import { useState } from 'react';
import type { UserProfile } from '../contracts/identity';
import { accountPath } from '../programme/routes';
import { Avatar } from '../ui/Avatar';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { TextLink } from '../ui/TextLink';
import { displayNameOf } from './displayName';
import styles from './SignedInPanel.module.css';

export interface PanelItem {
  label: string;
  to: string;
}

interface Props {
  user: UserProfile;
  statusText: string;
  items: readonly PanelItem[];
}

/** Who is signed in, where to go from here, and the way out (AUTH-003 to AUTH-008). */
export function SignedInPanel({ user, statusText, items }: Props) {
  const [leaving, setLeaving] = useState(false);
  const name = displayNameOf(user);
  const signOut = () => {
    setLeaving(true);
    return session.signOut();
  };
  return (
    <>
      <div className={styles.person}>
        <Avatar name={name} />
        <div className={styles.names}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.email}>{user.email}</p>
        </div>
      </div>
      <Badge kind="accent" className={styles.badge}>
        {statusText}
      </Badge>
      <nav aria-label="For this page" className={styles.nav}>
        <ul className={styles.items}>
          {items.map(({ label, to }) => (
            <li key={to}>
              <TextLink to={to}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.ends}>
        <TextLink to={accountPath} className={styles.account}>
          <Icon name="person" size={18} /> Your account
        </TextLink>
        <Button variant="secondary" busy={leaving} busyLabel="Signing out..." onClick={signOut}>
          Sign Out
        </Button>
      </div>
    </>
  );
}
