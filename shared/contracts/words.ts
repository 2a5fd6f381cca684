import { textOf } from './texts';

/** Scripts that put no space between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * One language for browser and server: the words found must not depend on who counts. Made when it is
 * needed, as a browser from before 2024 may lack it and has to be able to load this file.
 */
let segmenter: Intl.Segmenter | undefined;

/**
 * Number of words, counted by splitting at white space (VAL-007): `'a  b\nc'` has 3, `''` has 0.
 * Where a script sets no spaces, the words within count: `'東京大学'` has 2.
 */
export function countWords(text: string): number {
  return textOf(text)
    .split(/\s+/)
    .filter(Boolean)
    .reduce((sum, part) => sum + (unspaced.test(part) ? wordsWithin(part) : 1), 0);
}

function wordsWithin(part: string): number {
  if (!('Segmenter' in Intl)) return 1;
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  let words = 0;
  for (const { isWordLike } of segmenter.segment(part)) if (isWordLike) words += 1;
  return Math.max(1, words);
}
