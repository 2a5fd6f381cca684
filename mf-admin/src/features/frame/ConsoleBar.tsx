import { session } from '@meritum/shared/auth/session';
import { site } from '@meritum/shared/programme/site';
import { Link, useNavigate } from '@meritum/shared/router';
import { Button } from '@meritum/shared/ui/Button';
import { Icon } from '@meritum/shared/ui/Icon';
import { Mark } from '@meritum/shared/ui/Mark';
import type { ReactNode } from 'react';
import { ConsoleLink } from '../console/ConsoleLink';
import styles from './ConsoleBar.module.css';

interface Props {
  email: string;
  menu: { id: string; isOpen: boolean; toggle(): void };
  /** Controls for the whole console: the season, the search. */
  children?: ReactNode;
}

/** The top of the console: mark, season, account; on small screens also the menu's button. */
export function ConsoleBar({ email, menu, children }: Props) {
  const navigate = useNavigate();
  const logOut = async () => {
    await session.signOut();
    navigate('/');
  };
  return (
    <header className={styles.bar}>
      <button
        type="button"
        className={styles.toggle}
        aria-label="Menu"
        aria-expanded={menu.isOpen}
        aria-controls={menu.id}
        onClick={menu.toggle}
      >
        <Icon name={menu.isOpen ? 'close' : 'menu'} />
      </button>
      <ConsoleLink to="/admin" className={styles.mark ?? ''} aria-label="Programme console">
        <Mark className={styles.drawing} />
        <span aria-hidden="true">Console</span>
      </ConsoleLink>
      {children}
      <div className={styles.account}>
        <Link to="/" className={styles.site ?? ''}>
          {site.productName}
        </Link>
        <p className={styles.who}>
          Signed in as <strong>{email}</strong>
        </p>
        <Button variant="quiet" onClick={logOut}>
          Logout
        </Button>
      </div>
    </header>
  );
}
