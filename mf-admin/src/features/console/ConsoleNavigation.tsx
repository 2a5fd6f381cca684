import { NavLink } from '@meritum/shared/router';
import { useSeasonShown, withSeason } from '../season/useSeasonShown';
import styles from './ConsoleNavigation.module.css';
import { consolePath, screens } from './screens';

/** Navigation between the screens: at the side, on small screens opened by the bar's button. */
export function ConsoleNavigation({ id, isOpen }: { id: string; isOpen: boolean }) {
  const season = useSeasonShown();
  return (
    <nav id={id} aria-label="Programme console" className={styles.root} data-open={isOpen}>
      <ul className={styles.list}>
        {screens.map(({ path, label }) => (
          <li key={path}>
            <NavLink
              to={withSeason(consolePath(path), season)}
              end={path === ''}
              className={styles.link ?? ''}
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
