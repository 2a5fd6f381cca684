import { site } from '@meritum/shared/programme/site';
import { Link } from '@meritum/shared/router';
import { Mark } from '@meritum/shared/ui/Mark';
import { useSyncExternalStore } from 'react';
import styles from './Header.module.css';
import { Navigation, navigationId } from './Navigation';

/** The scroll distance in px beyond which the header changes its style (LAY-006, LAY-007). */
const scrolledAfter = 100;

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > scrolledAfter,
    () => false,
  );
}

/** The sticky header with the logo, the navigation and, up to 62em (992 px), the menu button. */
export function Header() {
  const scrolled = useScrolled();
  return (
    <header className={styles.header} data-scrolled={scrolled}>
      <div className={styles.bar}>
        <Link className={styles.logo} to="/" aria-label={site.productName}>
          <Mark className={styles.mark} />
          <span aria-hidden="true">{site.productName}</span>
        </Link>
        <button
          type="button"
          className={styles.menuButton}
          popoverTarget={navigationId}
          aria-label="Menu"
        >
          <span className={styles.bars} aria-hidden="true" />
        </button>
        <Navigation />
      </div>
    </header>
  );
}
