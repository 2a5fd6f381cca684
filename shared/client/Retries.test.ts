/** @jest-environment node */
import { pauseAfter } from './Retries';

test('the pause doubles with each failure, up to a minute', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 20].map((failures) => pauseAfter(failures, { chance: 1 }));
  expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
});

test('half of it is random, so that clients do not all return together', () => {
  expect(pauseAfter(3, { chance: 0 })).toBe(4_000);
});

test('the server is never asked earlier than it says', () => {
  expect(pauseAfter(1, { retryAfter: 40, chance: 0 })).toBe(40_000);
});
