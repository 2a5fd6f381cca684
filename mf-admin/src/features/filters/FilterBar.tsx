import type { ReactNode } from 'react';
import styles from './FilterBar.module.css';

interface Props {
  /** Label for screen readers: `Filter nominations`. */
  label: string;
  children: ReactNode;
  /** Shown below the filters: saved views. */
  below?: ReactNode;
}

/** The filters of a list. */
export function FilterBar({ label, children, below }: Props) {
  return (
    <section aria-label={label} className={styles.root}>
      <div className={styles.filters}>{children}</div>
      {below}
    </section>
  );
}
