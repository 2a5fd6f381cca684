import { pageOf, sortedBy } from './listing';

const rows = [
  { id: 'a', count: 10 },
  { id: 'b', count: null },
  { id: 'c', count: 9 },
  { id: 'd', count: 9 },
];
const values = { count: (row: (typeof rows)[number]) => row.count };

test.each([
  ['count', 'cdab'],
  ['-count', 'acdb'],
] as const)('rows by %s are in the order %s, those without a value last', (sort, order) => {
  expect(sortedBy(rows, sort, values).map(({ id }) => id)).toEqual([...order]);
});

test('a page past the end is the last one, and there is always one', () => {
  const many = Array.from({ length: 101 }, (_, number) => number);
  expect(pageOf(many, '2')).toEqual({ total: 101, page: 2, pages: 3, rows: many.slice(50, 100) });
  expect(pageOf(many, '99')).toEqual({ total: 101, page: 3, pages: 3, rows: [100] });
  expect(pageOf([], undefined)).toEqual({ total: 0, page: 1, pages: 1, rows: [] });
});
