import type { ComponentProps } from 'react';
import styles from './Container.module.css';
import { classNames } from './classNames';

export type ContainerProps = ComponentProps<'div'> & {
  width?: 'page' | 'prose' | undefined;
};

/** Centres its content between the page's gutters. */
export function Container({ width = 'page', className, ...rest }: ContainerProps) {
  return <div className={classNames(styles.root, styles[width], className)} {...rest} />;
}
