import { type ComponentProps, useId } from 'react';
import { classNames } from './classNames';
import { Laurel } from './Laurel';
import styles from './Medal.module.css';
import { Numeral } from './Numeral';

export type Tier = 'Platinum' | 'Gold' | 'Silver';

export type MedalProps = ComponentProps<'svg'> & {
  tier: Tier;
  /** Edge length in px. */
  size?: number | undefined;
};

const ranks = { Platinum: 1, Gold: 2, Silver: 3 } as const;

/** The medal of a tier. */
export function Medal({ tier, size = 96, className, ...rest }: MedalProps) {
  const id = useId();
  const face = `url(#${id}-face)`;
  const rim = `url(#${id}-rim)`;
  return (
    <svg
      viewBox="0 0 128 128"
      width={size}
      height={size}
      role="img"
      aria-label={`${tier} medal`}
      className={classNames(styles.root, styles[tier], className)}
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
        <Numeral value={ranks[tier]} />
      </g>
    </svg>
  );
}
