import { classNames } from '@meritum/shared/ui/classNames';
import type { ReactNode } from 'react';
import { useHydrated } from '../hydration/useHydrated';
import styles from './Later.module.css';

interface LaterProps {
  /** Gives the size, which does not follow from the content until that is drawn. */
  className: string | undefined;
  children: ReactNode;
}

/** A picture that a first visit does not fetch before the first touch, unless it is near. */
export function Later({ className, children }: LaterProps) {
  const later = !useHydrated() && styles.later;
  return <div className={classNames(className, later)}>{children}</div>;
}
