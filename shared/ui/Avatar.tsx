import type { ComponentProps } from 'react';
import styles from './Avatar.module.css';
import { classNames } from './classNames';

/** At most two letters for a name: of its first and of its last word (AUTH-003). */
export function initials(name: string): string {
  const letters = name
    .split(/[\s-]+/)
    .map((word) => word.match(/[\p{L}\p{N}]/u)?.[0])
    .filter((letter) => letter !== undefined);
  const chosen = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return chosen.join('').toLocaleUpperCase('en');
}

export type AvatarProps = Omit<ComponentProps<'svg'>, 'name'> & {
  name: string;
  /** Edge length in px. */
  size?: number | undefined;
};

/** The initials of a person whose name stands beside it. */
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
