import { unsent } from '@meritum/shared/forms/unsent';
import { NavLink } from '@meritum/shared/router';
import { VisuallyHidden } from '@meritum/shared/ui/VisuallyHidden';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useDecides, useRole } from '../access/role';
import { consolePath, mayOpen, screenAt, screens } from '../console/screens';
import { useSeasonShown, withSeason } from '../console/useSeasonShown';
import { useOpenDecisions } from '../overview/requests';
import styles from './ConsoleNavigation.module.css';

/** Number of decisions that wait for the organiser, as on Overview; hidden if 0. */
export function WaitingCount() {
  const decides = useDecides();
  const decisions = useOpenDecisions().data?.decisions ?? [];
  const waiting = decisions.filter(({ isOwn }) => !isOwn).length;
  // Readers and screeners decide nothing, so nothing waits for them.
  if (waiting === 0 || !decides) return null;
  return (
    <span className={styles.count}>
      {waiting}
      <VisuallyHidden> waiting for you</VisuallyHidden>
    </span>
  );
}

interface Props {
  id: string;
  isOpen: boolean;
  /** Shown beside Overview. */
  count?: ReactNode;
}

/** Navigation between the screens: at the side; on small screens behind the bar's button. */
export function ConsoleNavigation({ id, isOpen, count }: Props) {
  const role = useRole();
  const inNavigation = screens.filter((one) => one.below === undefined && mayOpen(role, one));
  const season = useSeasonShown();
  const places = useSyncExternalStore(unsent.subscribe, unsent.places);
  const unsentOn = places.split(',').map((at) => at && screenAt(at)?.path);
  return (
    <nav id={id} aria-label="Programme console" className={styles.root} data-open={isOpen}>
      <ul className={styles.list}>
        {inNavigation.map(({ path, label }) => (
          <li key={path}>
            <NavLink
              to={withSeason(consolePath(path), season)}
              end={path === ''}
              className={styles.link ?? ''}
            >
              {label}
              {places && unsentOn.includes(path) && (
                <span className={styles.unsent}>
                  <VisuallyHidden>, not saved</VisuallyHidden>
                </span>
              )}
              {path === '' && count}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
