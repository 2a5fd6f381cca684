import { session } from '@meritum/shared/auth/session';
import { useId, useState } from 'react';
import type { UserProfile } from '../contracts/identity';
import { opensConsole } from '../contracts/roles';
import { accountPath, prefixes } from '../programme/routes';
import { Avatar } from '../ui/Avatar';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Notice } from '../ui/Notice';
import { TextLink } from '../ui/TextLink';
import { displayNameOf } from './displayName';
import styles from './SignedInPanel.module.css';

export interface PanelItem {
  label: string;
  to: string;
}

const consoleItem: PanelItem = { label: 'Console', to: prefixes['mf-admin'] };

interface Props {
  user: UserProfile;
  /** The person's status; '' while unknown. */
  statusText: string;
  items: readonly PanelItem[];
  /** One line; on narrow screens a button shows the links and the sign-out button. */
  line: boolean;
}

/** The signed-in person, links of the page, and the sign-out button (AUTH-003 to AUTH-008). */
export function SignedInPanel({ user, statusText, items, line }: Props) {
  const [isSigningOut, setSigningOut] = useState(false);
  const [atRisk, setAtRisk] = useState(false);
  const [open, setOpen] = useState(false);
  const more = useId();
  const name = displayNameOf(user);
  const signOut = async (anyway = false) => {
    setSigningOut(true);
    if (anyway || (await session.isSafeToLeave())) return session.signOut();
    setSigningOut(false);
    setAtRisk(true);
  };
  return (
    <div className={line ? styles.line : styles.panel} data-open={open || undefined}>
      <div className={styles.person}>
        <Avatar name={name} />
        <div className={styles.names}>
          <h2 dir="auto" className={styles.name}>
            {name}
          </h2>
          <p className={styles.email}>{user.email}</p>
        </div>
      </div>
      {statusText && (
        <Badge kind="accent" className={styles.badge}>
          {statusText}
        </Badge>
      )}
      {line && (
        <button
          type="button"
          className={styles.opener}
          aria-expanded={open}
          aria-controls={more}
          aria-label="Account menu"
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'chevron-up' : 'chevron-down'} />
        </button>
      )}
      <div id={more} className={styles.more}>
        <nav aria-label="For this page" className={styles.nav}>
          <ul className={styles.items}>
            {(opensConsole(user.role) ? [...items, consoleItem] : items).map(({ label, to }) => (
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
          <Button
            variant="secondary"
            busy={isSigningOut}
            busyLabel="Signing out..."
            onClick={() => signOut()}
          >
            Sign Out
          </Button>
        </div>
      </div>
      {atRisk && (
        <Notice
          kind="warning"
          title="Some of your work is only on this device"
          action={
            <Button variant="secondary" onClick={() => signOut(true)}>
              Sign out anyway
            </Button>
          }
        >
          It could not be sent to the server. If you sign out now, it may be lost.
        </Notice>
      )}
    </div>
  );
}
