import type { ComponentProps } from 'react';
import { numeralPath } from '../programme/numerals';
import { Laurel } from './Laurel';

/** The laurel-and-numeral mark in the current colour; decoration beside the product's name. */
export function Mark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 64 64" width="40" height="40" aria-hidden="true" focusable="false" {...props}>
      <Laurel />
      <g transform="translate(-6.4 -6.4) scale(1.2)">
        <path d={numeralPath(1)} fill="currentColor" />
      </g>
    </svg>
  );
}
