import type { ComponentProps } from 'react';
import styles from './Avatar.module.css';
import { classNames } from './classNames';
import { initials } from './initials';

export type AvatarProps = Omit<ComponentProps<'svg'>, 'name'> & {
  name: string;
  /** Edge length in px. */
  size?: number | undefined;
};

/** The initials of a person whose name is shown beside it. */
export function Avatar({ name, size = 48, className, ...rest }: AvatarProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden="true"
      className={classNames(styles.root, className)}
      {...rest}
    >
      <circle cx="24" cy="24" r="23.5" className={styles.disc} />
      <text x="24" y="24" dy="0.36em" textAnchor="middle" className={styles.letters}>
        {initials(name)}
      </text>
    </svg>
  );
}
