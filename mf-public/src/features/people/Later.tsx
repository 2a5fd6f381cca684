import { classNames } from '@meritum/shared/ui/classNames';
import type { ReactNode } from 'react';
import { useHydrated } from '../hydration/useHydrated';
import styles from './Later.module.css';

interface LaterProps {
  /** Sets the size, which is unknown until the content is drawn. */
  className: string | undefined;
  children: ReactNode;
}

/** A picture that is fetched only near the screen, or after the first touch. */
export function Later({ className, children }: LaterProps) {
  const later = !useHydrated() && styles.later;
  return <div className={classNames(className, later)}>{children}</div>;
}
