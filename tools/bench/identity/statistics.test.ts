import { kolmogorovSmirnov, mannWhitney, quantile } from './statistics';

const upTo = (count: number, shift = 0) => Array.from({ length: count }, (_, at) => at + shift);

test('quantiles', () => {
  expect([0, 0.5, 0.99, 1].map((at) => quantile(upTo(100), at))).toEqual([0, 50, 99, 99]);
});

test('two samples of the same distribution are not told apart', () => {
  expect(mannWhitney(upTo(200), upTo(200))).toEqual({ share: 0.5, p: expect.closeTo(1) });
  expect(kolmogorovSmirnov(upTo(200), upTo(200))).toEqual({ distance: 0, p: 1 });
});

test('a shift of a quarter of the range is seen by both', () => {
  const [a, b] = [upTo(200, 50), upTo(200)];
  const ranks = mannWhitney(a, b);
  expect(ranks.share).toBeCloseTo(0.7188, 3);
  expect(ranks.p).toBeLessThan(1e-10);
  const steps = kolmogorovSmirnov(a, b);
  expect(steps.distance).toBeCloseTo(0.25);
  expect(steps.p).toBeLessThan(1e-4);
});

test('by hand: the ranks 1, 4, 5 and 7 of eight make U 7 of 16 pairs, 0.289 deviations off', () => {
  const { share, p } = mannWhitney([1, 4, 5, 8], [2, 3, 6, 9]);
  expect(share).toBe(7 / 16);
  expect(p).toBeCloseTo(0.7728, 3);
});
