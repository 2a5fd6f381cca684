import { columns, median, percentile, wholeNumber } from './figures';

test('a percentile is a measured value; the median may lie between two', () => {
  const values = [40, 10, 30, 20];
  expect([25, 50, 99, 100].map((percent) => percentile(values, percent))).toEqual([10, 20, 40, 40]);
  expect([median(values), median([9, 1, 5]), median([7])]).toEqual([25, 5, 7]);
  expect(() => median([])).toThrow('There are no values');
});

test('a table aligns its first column left and figures right', () => {
  const rows = [
    ['page', 'LCP'],
    ['home', 1234],
  ];
  expect(columns(rows)).toBe('page   LCP\nhome  1234');
});

test('an invalid number is refused with a message', () => {
  expect(() => wholeNumber('rounds', '0')).toThrow('--rounds takes a whole number of at least 1.');
});
