/** @jest-environment node */
import { isActive } from './activeItem';

test('LAY-015 an item is active on its own route', () => {
  expect(isActive('/timeline', '/timeline')).toBe(true);
  expect(isActive('/timeline', '/winners')).toBe(false);
});

test('LAY-016 an item other than Home is active below its route', () => {
  expect(isActive('/featured-winner', '/featured-winner/some-name')).toBe(true);
});

test('LAY-017 Home is active on / alone', () => {
  expect(isActive('/', '/')).toBe(true);
  expect(isActive('/', '/faqs')).toBe(false);
});
