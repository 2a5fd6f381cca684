import { percentile } from './percentile';

test('a percentile is a value that was measured', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect([1, 50, 99, 100].map((percent) => percentile(hundred, percent))).toEqual([1, 50, 99, 100]);
  expect(percentile([7], 99)).toBe(7);
  expect(() => percentile([], 50)).toThrow('no percentile of nothing');
});
