import type { ComponentProps } from 'react';
import { classNames } from './classNames';
import styles from './Prose.module.css';

/** Running text: spacing and sizes for its plain elements. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames(styles.root, className)} {...rest} />;
}
