/** One stroke of a Roman numeral with its serifs, around x = 0, from y = -10 to 10. */
const stroke =
  'M-5-10H5V-8.6C3-8.4 2.4-7.9 2.4-6.4V6.4C2.4 7.9 3 8.4 5 8.6V10H-5V8.6C-3 8.4-2.4 7.9-2.4 6.4V-6.4C-2.4-7.9-3-8.4-5-8.6Z';

/** Positions of a numeral's strokes, from left to right. */
const places = { 1: [32], 2: [28, 36], 3: [24, 32, 40] } as const;

/** The numeral I, II or III, centred on 32/32 of a 64-unit square, in the current colour. */
export function Numeral({ value }: { value: 1 | 2 | 3 }) {
  return (
    <g fill="currentColor">
      {places[value].map((x) => (
        <path key={x} d={stroke} transform={`translate(${x} 32)`} />
      ))}
    </g>
  );
}
