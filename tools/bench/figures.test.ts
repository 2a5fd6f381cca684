import { columns, median, percentile, wholeNumber } from './figures';

test('a percentile is a value that was measured, the median may lie between two', () => {
  const values = [40, 10, 30, 20];
  expect([25, 50, 99, 100].map((percent) => percentile(values, percent))).toEqual([10, 20, 40, 40]);
  expect([median(values), median([9, 1, 5]), median([7])]).toEqual([25, 5, 7]);
  expect(() => median([])).toThrow('no percentile of nothing');
});

test('a table has its first column to the left and its figures to the right', () => {
  const rows = [
    ['page', 'LCP'],
    ['home', 1234],
  ];
  expect(columns(rows)).toBe('page   LCP\nhome  1234');
});

test('a number that is none is refused in words', () => {
  expect(() => wholeNumber('rounds', '0')).toThrow('--rounds takes a whole number.');
});
