import { type ComponentProps, useId } from 'react';
import { tierNamed } from '../contracts/tiers';
import { numeralPath } from '../programme/numerals';
import { classNames } from './classNames';
import { Laurel } from './Laurel';
import styles from './Medal.module.css';

export type MedalProps = ComponentProps<'svg'> & {
  /** The name of a tier; one that only a newer release has gets a plain medal. */
  tier: string;
  /** Edge length in px. */
  size: number;
};

export function Medal({ tier, size, className, ...rest }: MedalProps) {
  const id = useId();
  const rank = tierNamed(tier)?.rank;
  const face = `url(#${id}-face)`;
  const rim = `url(#${id}-rim)`;
  return (
    <svg
      viewBox="0 0 128 128"
      width={size}
      height={size}
      role="img"
      aria-label={`${tier} medal`}
      className={classNames(styles.root, className)}
      data-tier={tier}
      {...rest}
    >
      <defs>
        <linearGradient id={`${id}-face`} x1="0.15" y1="0" x2="0.85" y2="1">
          <stop offset="0" className={styles.from} />
          <stop offset="1" className={styles.to} />
        </linearGradient>
        <linearGradient id={`${id}-rim`} x1="0.85" y1="1" x2="0.15" y2="0">
          <stop offset="0" className={styles.from} />
          <stop offset="1" className={styles.to} />
        </linearGradient>
      </defs>
      <circle cx="64" cy="64" r="62" fill={rim} />
      <circle cx="64" cy="64" r="61.5" className={styles.edge} />
      <circle cx="64" cy="64" r="57.5" className={styles.beads} />
      <circle cx="64" cy="64" r="53" fill={face} />
      <circle cx="64" cy="64" r="53" className={styles.edge} />
      <g transform="translate(14.4 14.4) scale(1.55)" className={styles.relief}>
        <Laurel />
        {rank && <path d={numeralPath(rank)} fill="currentColor" />}
      </g>
    </svg>
  );
}
