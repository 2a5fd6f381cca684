import type { ComponentProps } from 'react';
import styles from './Badge.module.css';
import { classNames } from './classNames';

export type BadgeProps = ComponentProps<'span'> & {
  kind?: 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'accent' | undefined;
};

/** A short status label; the text carries the meaning, the colour only helps. */
export function Badge({ kind = 'neutral', className, ...rest }: BadgeProps) {
  return <span className={classNames(styles.root, styles[kind], className)} {...rest} />;
}
