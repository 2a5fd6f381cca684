/** @jest-environment node */
import { counted } from './counted';

test('one is counted in the singular, and many with separators', () => {
  expect([counted(1, 'entry', 'entries'), counted(2_000, 'rating')]).toEqual([
    '1 entry',
    '2,000 ratings',
  ]);
});
