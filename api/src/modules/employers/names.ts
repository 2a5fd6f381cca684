import anyAscii from 'any-ascii';
import unhomoglyph from 'unhomoglyph';
import { formsBefore, formsBehind, legalFormAffixes } from './legal-forms';
import { aloneWords, noEmployerCompounds, noEmployerPhrases, professionWords } from './no-employer';
import { remembered } from './remembered';

/** Replaces Cyrillic and Greek letters by the Latin ones that look like them. */
export const lookalikes = (text: string): string =>
  text.replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => unhomoglyph(letter));

/** Leaves words without Latin letters as they are. */
const inMixedWord = (word: string): string =>
  /\p{Script=Latin}/u.test(word) ? lookalikes(word) : word;

/** Signs of Hebrew and Arabic that writers may omit, such as the stroke that stretches a word. */
const optionalSigns = /[\u0591-\u05c7\u0640\u064b-\u065f\u0670]/gu;
const arabicVariants: Readonly<Record<string, string>> = { ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه' };

/**
 * Removes what spellings of a name differ in: case, width, accents, lookalikes. Hindi marks stay.
 */
function fold(text: string): string {
  // A fast path: most names are plain ASCII, and lists of organisers compare thousands.
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\p{L}\p{M}]+/gu, inMixedWord)
    .replace(/\p{Script=Latin}\p{M}*/gu, (letter) => anyAscii(letter))
    .normalize('NFD')
    .replace(/(?<=[\p{Script=Cyrillic}\p{Script=Greek}])\p{M}+/gu, '')
    .replace(optionalSigns, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(/[ىیکة]/g, (letter) => arabicVariants[letter] ?? letter);
}

/** Spellings where the letter is missing: Müller is written Mueller, never Muller. */
const spelledOut: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ø: 'oe',
  å: 'aa',
};
const spellOut = (text: string): string =>
  text.normalize('NFC').replace(/[äöüøå]/giu, (letter) => spelledOut[letter.toLowerCase()] ?? '');

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);
/** The words without spaces, signs and differences in spelling. */
export const textKey = (text: string): string => wordsOf(text).join('');

const phrases = new Set([...noEmployerPhrases, ...noEmployerCompounds].map(textKey));
const alone = new Set(aloneWords.map(textKey));
const professions = new Set(professionWords.map(textKey));

/** Consultant, Independent consultant, Freelance data scientist, consultor independiente de TI. */
function describesPerson(words: readonly string[]): boolean {
  const [first = '', second = ''] = words;
  const last = words.at(-1) ?? '';
  if (words.length === 1) return professions.has(first);
  if (words.length > 5) return false;
  return (
    (alone.has(first) && professions.has(last)) || (professions.has(first) && alone.has(second))
  );
}

const namesNobody = (words: readonly string[]): boolean =>
  words.length === 0 || phrases.has(words.join('')) || describesPerson(words);

/** Parts in brackets, or between commas, slashes and dashes. */
export const partsOf = (name: string): string[] => name.split(/[()[\]{}（）,;/|·•]|\s[-–—]\s/u);

/** Whether the text, or a part of it, names an organization; see `namesEmployer`. */
export const isName = (text: string): boolean =>
  !namesNobody(wordsOf(text)) && partsOf(text).some((part) => !namesNobody(wordsOf(part)));

const articles = new Set(['the', 'la', 'le', 'les', 'el', 'il', 'der', 'die', 'das']);
const and = new Set(['and', 'und', 'et', 'y', 'og', 'och', 'e', 'en', 'ja', 'i', 'и', 'та', 've']);
/** The longest legal form: S. de R.L. de C.V. */
const maxForm = 7;

/** The number of words in the longest legal form at one end that leaves a word over. */
function formLength(words: readonly string[], end: 'front' | 'back'): number {
  for (let count = Math.min(maxForm, words.length - 1); count > 0; count--) {
    const form = end === 'front' ? words.slice(0, count) : words.slice(-count);
    if ((end === 'front' ? formsBefore : formsBehind).has(form.join(''))) return count;
  }
  return 0;
}

function withoutAffixes(name: string): string {
  // No affix is written in Latin letters.
  if (/^[a-z0-9]*$/.test(name)) return name;
  for (const affix of legalFormAffixes) {
    if (name.length <= affix.length) continue;
    if (name.startsWith(affix)) return withoutAffixes(name.slice(affix.length));
    if (name.endsWith(affix)) return withoutAffixes(name.slice(0, -affix.length));
  }
  return name;
}

/** The words of a name without article and legal forms. */
export function nameWords(name: string): string[] {
  let words = wordsOf(name);
  const isInner = (at: number) => at > 0 && at < words.length - 1;
  words = words.filter((word, at) => !(and.has(word) && isInner(at)));
  if (words.length > 1 && articles.has(words[0] ?? '')) words = words.slice(1);
  for (;;) {
    const [front, back] = [formLength(words, 'front'), formLength(words, 'back')];
    if (back > 0) words = words.slice(0, -back);
    else if (front > 0) words = words.slice(front);
    else return words;
  }
}

/** One key for every spelling of a name: without legal forms, spaces and signs. */
export const nameKey = (name: string): string => withoutAffixes(nameWords(name).join(''));

/** Keys of a name; equal keys are one employer. A text that names no employer has none. */
export const nameKeys = remembered((name): readonly string[] =>
  isName(name) ? [...new Set([nameKey(name), nameKey(spellOut(name))])] : [],
);

/** False for a text such as Self-employed, `-`, Student or Freelance (designer). */
export const namesEmployer = (organization: string): boolean => nameKeys(organization).length > 0;
