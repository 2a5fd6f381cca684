import { NavLink, useLocation } from '@meritum/shared/router';
import { Icon } from '@meritum/shared/ui/Icon';
import { useId, useState } from 'react';
import styles from './ConsoleNavigation.module.css';
import { consolePath, screenAt, screens } from './screens';

/** Navigation between the screens: at the side or the top, on phones behind a button. */
export function ConsoleNavigation() {
  const { pathname } = useLocation();
  // Tied to one address, so that navigating closes the menu.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === pathname;
  const id = useId();
  return (
    <nav aria-label="Programme console" className={styles.root}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpenAt(open ? undefined : pathname)}
      >
        <Icon name={open ? 'close' : 'menu'} />
        {screenAt(pathname)?.label ?? 'Console'}
      </button>
      <ul id={id} className={styles.list} data-open={open}>
        {screens.map(({ path, label }) => (
          <li key={path}>
            <NavLink to={consolePath(path)} end={path === ''} className={styles.link ?? ''}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
