import type { ComponentProps } from 'react';
import { classNames } from './classNames';
import styles from './Prose.module.css';

/** Running text: spaces and sizes for the plain elements in it. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames(styles.root, className)} {...rest} />;
}
