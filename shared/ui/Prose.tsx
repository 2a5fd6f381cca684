import type { ReactNode } from 'react';
import styles from './Prose.module.css';

/** Running text: spacing and sizes for its plain elements. */
export const Prose = ({ children }: { children: ReactNode }) => (
  <div className={styles.root}>{children}</div>
);
