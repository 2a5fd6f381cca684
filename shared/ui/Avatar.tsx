import styles from './Avatar.module.css';
import { initials } from './initials';

/** The initials of a person whose name is shown beside it. */
export function Avatar({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" className={styles.root}>
      <circle cx="24" cy="24" r="23.5" className={styles.disc} />
      <text x="24" y="24" dy="0.36em" textAnchor="middle" className={styles.letters}>
        {initials(name)}
      </text>
    </svg>
  );
}
