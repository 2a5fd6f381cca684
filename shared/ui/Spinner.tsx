import type { ComponentProps } from 'react';
import { classNames } from './classNames';
import styles from './Spinner.module.css';

export type SpinnerProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What is loading, as visible text. */
  label: string;
};

export function Spinner({ label, className, ...rest }: SpinnerProps) {
  return (
    <div role="status" className={classNames(styles.root, className)} {...rest}>
      <span className={styles.wheel} aria-hidden="true" />
      <span>{label}</span>
    </div>
  );
}
