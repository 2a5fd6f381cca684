/** Number of words, counted by splitting at white space (VAL-007): `'a  b\nc'` has 3, `''` has 0. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
