/** @jest-environment node */
import { linesOf } from './nameSetting';

test.each([
  ['Bo Ek', ['Bo Ek']],
  ['Marisol Quillfeather', ['Marisol', 'Quillfeather']],
  ['Ana Maria de la Cruz', ['Ana Maria de', 'la Cruz']],
  ['Wolfgangmontgomery Lee', ['Wolfgangmontgomery', 'Lee']],
])('%s breaks at its spaces into %j', (text, expected) => {
  expect(linesOf(text, 12)).toEqual(expected);
});
