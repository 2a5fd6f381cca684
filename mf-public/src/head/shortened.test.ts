/** @jest-environment node */
import { descriptionLength, shortened } from './shortened';

test('a text that fits stays as it is', () => {
  const text = 'a'.repeat(descriptionLength);
  expect(shortened(text)).toBe(text);
});

test('a longer text ends after a whole word, with an ellipsis in place of its punctuation', () => {
  const text = `${'word '.repeat(31)}end, and more`;
  expect(shortened(text)).toBe(`${'word '.repeat(31)}end…`);
});
