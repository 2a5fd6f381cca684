/** @jest-environment node */
import { currentOf } from './activeItem';

test.each([
  ['/tech-judging', '/judges/some-name', 'true'],
  ['/tech-judging', '/judging-criteria', 'true'],
  ['/tech-nomination', '/nomination-guidelines', 'true'],
  ['/winners', '/check-the-results', 'true'],
  ['/winners', '/winners', 'page'],
  ['/winners', '/about', undefined],
  ['/featured-winner', '/featured-winner/some-name', 'page'],
  ['/', '/', 'page'],
  ['/', '/judges', undefined],
])('LAY-015 LAY-016 LAY-017 the item %s is marked at %s: %s', (to, path, expected) => {
  expect(currentOf(to, path)).toBe(expected);
});
