import fc from 'fast-check';
import { forAll } from '../testing/for-all';
import { type Edge, halve } from './halve';
import { randomFrom } from './random';

/** Different pairs of up to twelve nominations and nine judges. */
const graphs = fc.uniqueArray(fc.tuple(fc.nat(11), fc.nat(8)), {
  maxLength: 100,
  selector: ([i, j]) => 9 * i + j,
});

const degreesOf = (edges: readonly Edge[], side: 0 | 1) => {
  const degrees = new Map<number, number>();
  for (const edge of edges) degrees.set(edge[side], (degrees.get(edge[side]) ?? 0) + 1);
  return degrees;
};

test('every vertex of any graph has half of its edges in either half, of an odd number one more or less', () => {
  forAll([graphs, fc.nat()], (edges, seed) => {
    const isFirst = halve(edges, randomFrom(seed));
    const first = edges.filter((_, at) => isFirst[at]);
    for (const side of [0, 1] as const) {
      const own = degreesOf(first, side);
      for (const [vertex, degree] of degreesOf(edges, side))
        expect(Math.abs(2 * (own.get(vertex) ?? 0) - degree)).toBeLessThanOrEqual(1);
    }
  });
});

test('every edge is in the first half in half of the draws', () => {
  // Degrees even and odd, and two parts.
  const edges: Edge[] = [0, 1, 2, 3, 4].flatMap((i) =>
    [0, 1, 2, 3, 4, 5].flatMap((j): Edge[] => ((i + j) % 4 === 3 ? [] : [[i, j]])),
  );
  edges.push([7, 8]);
  const draws = 4_000;
  const counts = edges.map(() => 0);
  for (let seed = 1; seed <= draws; seed += 1)
    halve(edges, randomFrom(seed)).forEach((is, at) => {
      counts[at] = (counts[at] ?? 0) + Number(is);
    });
  // Five standard deviations of a fair coin.
  const tolerance = 5 * Math.sqrt(draws / 4);
  for (const count of counts) expect(Math.abs(count - draws / 2)).toBeLessThan(tolerance);
});
