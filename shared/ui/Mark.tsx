import type { ComponentProps } from 'react';
import { Laurel } from './Laurel';
import { Numeral } from './Numeral';

export type MarkProps = ComponentProps<'svg'> & {
  /** Edge length in px. */
  size?: number | undefined;
  /** Its accessible name; without one it is decoration. */
  title?: string | undefined;
};

/** The laurel-and-numeral mark in the current colour. */
export function Mark({ size = 40, title, ...rest }: MarkProps) {
  return (
    <svg
      viewBox="0 0 64 64"
      width={size}
      height={size}
      role="img"
      aria-label={title}
      aria-hidden={title ? undefined : true}
      focusable="false"
      {...rest}
    >
      <Laurel />
      <g transform="translate(-6.4 -6.4) scale(1.2)">
        <Numeral value={1} />
      </g>
    </svg>
  );
}
