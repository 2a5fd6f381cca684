import { textOf } from './texts';

/** Scripts without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** A fixed language, so that browser and server count alike; created on first use. */
let segmenter: Intl.Segmenter | undefined;

/**
 * Returns the number of words, splitting at white space (VAL-007): `'a  b
 * c'` has 3, `''` has 0. Words in scripts without spaces count too: `'東京大学'` has 2.
 */
export function countWords(text: string): number {
  return textOf(text)
    .split(/\s+/)
    .filter(Boolean)
    .reduce((sum, part) => sum + (unspaced.test(part) ? wordsWithin(part) : 1), 0);
}

function wordsWithin(part: string): number {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  let words = 0;
  for (const { isWordLike } of segmenter.segment(part)) if (isWordLike) words += 1;
  return Math.max(1, words);
}
