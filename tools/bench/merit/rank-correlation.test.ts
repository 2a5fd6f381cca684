import { pairsInWrongOrder, rankCorrelation } from './rank-correlation';

test("the rank correlation is Spearman's, ties included", () => {
  expect(rankCorrelation([1, 2, 3, 4], [10, 20, 30, 1000])).toBeCloseTo(1, 12);
  expect(rankCorrelation([1, 2, 3, 4], [4, 3, 2, 1])).toBeCloseTo(-1, 12);
  // Ranks 1, 2.5, 2.5, 4 and 1, 2, 3, 4: 4.5 / sqrt(4.5 * 5).
  expect(rankCorrelation([1, 2, 2, 3], [1, 2, 3, 4])).toBeCloseTo(Math.sqrt(0.9), 12);
});

test('pairs in the wrong order are counted, a tie as half of one', () => {
  expect(pairsInWrongOrder([1, 2, 3, 4], [10, 20, 30, 40])).toBe(0);
  expect(pairsInWrongOrder([1, 2, 3, 4], [40, 30, 20, 10])).toBe(1);
  // Of six pairs the first is swapped and the last is tied.
  expect(pairsInWrongOrder([1, 2, 3, 4], [2, 1, 5, 5])).toBeCloseTo(1.5 / 6, 12);
});
