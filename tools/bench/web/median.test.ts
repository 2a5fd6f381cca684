import { median } from './median';

test('the median is the middle, or the mean of the two in the middle', () => {
  expect([median([9, 1, 5]), median([4, 1, 100, 2]), median([7])]).toEqual([5, 3, 7]);
});

test('there is no median of nothing', () => {
  expect(() => median([])).toThrow('no median of nothing');
});
