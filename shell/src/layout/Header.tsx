import { site } from '@meritum/shared/programme/site';
import { Link } from '@meritum/shared/router';
import { Mark } from '@meritum/shared/ui/Mark';
import styles from './Header.module.css';
import { Navigation, navigationId } from './Navigation';
import { useScrolled } from './useScrolled';

/** The sticky header with the logo, the navigation and, up to 992 px, the menu button. */
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
