import { beginningOf } from './text';

test.each([
  ['Cleaner water.', 20, 'Cleaner water.'],
  ['Cleaner water for everybody', 20, 'Cleaner water for…'],
  ['Cleaner   water', 10, 'Cleaner…'],
  ['水をきれいに', 4, '水をきれ…'],
  ['12345💧', 6, '12345…'],
])('%s within %i characters is %s', (text, most, shown) => {
  expect(beginningOf(text, most)).toBe(shown);
});
