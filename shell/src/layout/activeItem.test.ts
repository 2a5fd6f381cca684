/** @jest-environment node */
import { currentOf, isActive } from './activeItem';

test.each([
  ['LAY-015 on its own route', '/timeline', '/timeline', true],
  ['LAY-015 on another route', '/timeline', '/winners', false],
  ['LAY-016 below its route', '/featured-winner', '/featured-winner/some-name', true],
  ['LAY-017 Home on /', '/', '/', true],
  ['LAY-017 Home elsewhere', '/', '/faqs', false],
])('%s: %s at %s is active: %s', (_, to, path, expected) => {
  expect(isActive(to, path)).toBe(expected);
});

test.each([
  ['/tech-judging', '/judges/some-name', 'true'],
  ['/tech-judging', '/judging-criteria', 'true'],
  ['/tech-nomination', '/nomination-guidelines', 'true'],
  ['/winners', '/check-the-results', 'true'],
  ['/winners', '/winners', 'page'],
  ['/winners', '/about', undefined],
  ['/', '/judges', undefined],
])('the item %s is marked at %s: %s', (to, path, expected) => {
  expect(currentOf(to, path)).toBe(expected);
});
