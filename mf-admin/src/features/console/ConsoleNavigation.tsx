import { NavLink } from '@meritum/shared/router';
import { VisuallyHidden } from '@meritum/shared/ui/VisuallyHidden';
import { useOpenDecisions } from '../overview/requests';
import { useSeasonShown, withSeason } from '../season/useSeasonShown';
import styles from './ConsoleNavigation.module.css';
import { consolePath, screens } from './screens';

/** Navigation between the screens: at the side, on small screens opened by the bar's button. */
export function ConsoleNavigation({ id, isOpen }: { id: string; isOpen: boolean }) {
  const season = useSeasonShown();
  const waiting = useOpenDecisions().data?.decisions.filter(({ isOwn }) => !isOwn).length ?? 0;
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
              {path === '' && waiting > 0 && (
                <span className={styles.count}>
                  {waiting}
                  <VisuallyHidden> waiting for you</VisuallyHidden>
                </span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
