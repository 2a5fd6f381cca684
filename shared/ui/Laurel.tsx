type Point = readonly [x: number, y: number];

/** A leaf of 10 units that grows upwards from the origin: a start and the points of two curves. */
const leaf: readonly Point[] = [
  [0, 0],
  [2.9, -2.6],
  [3, -7],
  [0, -10.5],
  [-3, -7],
  [-2.9, -2.6],
  [0, 0],
];

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const rounded = (value: number) => Math.round(value * 10) / 10;

/** Returns a leaf on the left branch (a circle of radius 23 around 32/32), rotated and scaled. */
function rotated(degrees: number, tilt: number, size: number): Point[] {
  const turn = radians(degrees + 180 + tilt);
  const [cos, sin] = [size * Math.cos(turn), size * Math.sin(turn)];
  const x = 32 + 23 * Math.cos(radians(degrees));
  const y = 32 + 23 * Math.sin(radians(degrees));
  return leaf.map(([dx, dy]) => [x + dx * cos - dy * sin, y + dx * sin + dy * cos]);
}

const left = [0, 1, 2, 3, 4, 5].flatMap((step) => {
  const degrees = 112 + step * 22;
  const size = 1 - step * 0.045;
  return [rotated(degrees, -34, size), rotated(degrees + 8, 26, size * 0.86)];
});

function drawn(points: readonly Point[]): string {
  const [start, ...curves] = points.map((point) => point.map(rounded).join(' '));
  return `M${start}C${curves.join(' ')}Z`;
}

/**
 * All leaves of a branch as one path. The right branch mirrors the left one, because an exact
 * repetition costs a compressed page nothing.
 */
const leaves = left.map(drawn).join('');
const stems = 'M32 55.5A23.5 23.5 0 0 1 19.3 12.2M32 55.5A23.5 23.5 0 0 0 44.7 12.2';

/** Two branches that meet at the bottom, in the current colour on a 64-unit square. */
export function Laurel() {
  return (
    <g fill="currentColor">
      <path d={stems} fill="none" stroke="currentColor" strokeWidth="1.2" strokeLinecap="round" />
      <path d={leaves} />
      <path d={leaves} transform="matrix(-1 0 0 1 64 0)" />
    </g>
  );
}
