import type { ReactNode } from 'react';
import styles from './Fold.module.css';

interface Props {
  summary: ReactNode;
  open?: boolean;
  children: ReactNode;
}

/** Details that only some readers want. */
export const Fold = ({ summary, open = false, children }: Props) => (
  <details className={styles.root} open={open}>
    <summary>{summary}</summary>
    {children}
  </details>
);
