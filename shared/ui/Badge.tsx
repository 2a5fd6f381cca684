import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { classNames } from './classNames';

export interface BadgeProps {
  kind?: 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'accent' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A short status label; the text carries the meaning, the colour only helps. */
export const Badge = ({ kind = 'neutral', className, children }: BadgeProps) => (
  <span className={classNames(styles.root, styles[kind], className)}>{children}</span>
);
