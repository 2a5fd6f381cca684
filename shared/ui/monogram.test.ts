/** @jest-environment node */
import { monogramOf } from './monogram';

test('a name always has the same monogram', () => {
  expect(monogramOf('Ana Fern')).toEqual(monogramOf('Ana Fern'));
  expect(monogramOf('Ana Fern').letters).toBe('AF');
});

test('of 200 names of two letters hardly any share a picture', () => {
  const names = Array.from({ length: 200 }, (_, index) => `Ana Fern${index}`);
  const pictures = new Set(names.map((name) => JSON.stringify(monogramOf(name))));
  expect(pictures.size).toBeGreaterThan(120);
});

test('a name without letters has a picture too', () => {
  expect(monogramOf('---').letters).toBe('');
});
