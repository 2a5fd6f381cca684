import type { ComponentProps } from 'react';

/** A leaf of 10 units that grows upwards from the origin. */
const leaf = 'M0 0C2.9-2.6 3-7 0-10.5C-3-7-2.9-2.6 0 0Z';

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const rounded = (value: number) => Math.round(value * 100) / 100;

/** Where a leaf stands on the left branch (a circle of radius 23 around 32/32), and its size. */
function placed(degrees: number, tilt: number, size: number): string {
  const x = rounded(32 + 23 * Math.cos(radians(degrees)));
  const y = rounded(32 + 23 * Math.sin(radians(degrees)));
  return `translate(${x} ${y}) rotate(${degrees + 180 + tilt}) scale(${size})`;
}

const leaves = [0, 1, 2, 3, 4, 5].flatMap((step) => {
  const degrees = 112 + step * 22;
  const size = rounded(1 - step * 0.045);
  return [placed(degrees, -34, size), placed(degrees + 8, 26, size * 0.86)];
});

/** Two branches that meet at the bottom, drawn in the current colour on a 64-unit square. */
export function Laurel(props: ComponentProps<'g'>) {
  return (
    <g fill="currentColor" {...props}>
      <Branch />
      <g transform="matrix(-1 0 0 1 64 0)">
        <Branch />
      </g>
    </g>
  );
}

function Branch() {
  return (
    <>
      <path
        d="M32 55.5A23.5 23.5 0 0 1 19.3 12.2"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.2"
        strokeLinecap="round"
      />
      {leaves.map((transform) => (
        <path key={transform} d={leaf} transform={transform} />
      ))}
    </>
  );
}
