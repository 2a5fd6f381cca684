import { rankCorrelation } from './rank-correlation';

test("the rank correlation is Spearman's, ties included", () => {
  expect(rankCorrelation([1, 2, 3, 4], [10, 20, 30, 1000])).toBeCloseTo(1, 12);
  expect(rankCorrelation([1, 2, 3, 4], [4, 3, 2, 1])).toBeCloseTo(-1, 12);
  // Ranks 1, 2.5, 2.5, 4 and 1, 2, 3, 4: 4.5 / sqrt(4.5 * 5).
  expect(rankCorrelation([1, 2, 2, 3], [1, 2, 3, 4])).toBeCloseTo(Math.sqrt(0.9), 12);
});
