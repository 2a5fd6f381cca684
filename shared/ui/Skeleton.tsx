import type { ComponentProps } from 'react';
import { classNames } from './classNames';
import styles from './Skeleton.module.css';

export type SkeletonProps = ComponentProps<'span'> & {
  shape?: 'text' | 'block' | undefined;
  lines?: number | undefined;
};

/** The shape of loading content. It says nothing: put a `Spinner` or a status text beside it. */
export function Skeleton({ shape = 'text', lines = 1, className, ...rest }: SkeletonProps) {
  const count = shape === 'text' ? lines : 1;
  return (
    <span className={classNames(styles.root, className)} aria-hidden="true" {...rest}>
      {Array.from({ length: count }, (_, line) => `line ${line}`).map((line) => (
        <span key={line} className={classNames(styles.bone, styles[shape])} />
      ))}
    </span>
  );
}
