import { pluralize } from './format-count';

test('one is counted in the singular, and many with separators', () => {
  expect([pluralize(1, 'entry', 'entries'), pluralize(2_000, 'rating')]).toEqual([
    '1 entry',
    '2,000 ratings',
  ]);
});
