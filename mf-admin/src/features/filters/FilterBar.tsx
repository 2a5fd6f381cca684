import type { ReactNode } from 'react';
import styles from './FilterBar.module.css';

interface Props {
  /** What is filtered, for screen readers: `Filter nominations`. */
  label: string;
  children: ReactNode;
  /** Below the filters: saved views, what was found. */
  below?: ReactNode;
}

/** The filters of a list, beside each other as far as there is room. */
export function FilterBar({ label, children, below }: Props) {
  return (
    <section aria-label={label} className={styles.root}>
      <div className={styles.filters}>{children}</div>
      {below}
    </section>
  );
}
