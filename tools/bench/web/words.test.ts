import { likeness } from './words';

test('the same words in another order and with other marks are the same', () => {
  expect(likeness('Winners, of 2024!', '2024\nwinners of')).toBe(1);
});

test('words that only one of the texts has count against it, in either direction', () => {
  expect([likeness('a b c d', 'a b'), likeness('a b', 'a b c d'), likeness('a', 'b')]).toEqual([
    0.5, 0.5, 0,
  ]);
});

test('a word counts as often as it stands there', () => {
  expect(likeness('gold gold gold gold', 'gold')).toBe(0.25);
});
