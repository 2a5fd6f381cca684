import type { ReactNode } from 'react';
import styles from './Fold.module.css';

/** Details that few readers need, closed until asked for; printed and found in the page all the same. */
export const Fold = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className={styles.root}>
    <summary className={styles.summary}>{summary}</summary>
    <div className={styles.content}>{children}</div>
  </details>
);
