/** Letters that Unicode does not decompose, with the letters that people type instead. */
const letters = new Map(
  'æae œoe ßss þth øo łl đd ðd ħh ŧt ŋn ıi əe ɓb ɗd ƙk ƴy ςσ'
    .split(' ')
    .map(([letter = '', ...typed]) => [letter, typed.join('')]),
);

const apostrophes = /['\u2018\u2019\u201b\u2032`\u00b4\u02b9-\u02bd\u02c8\ua78b\ua78c\uff07]/g;

/** Accents and other marks that scripts share; vowel signs, as in Hindi or Thai, are letters. */
const marks = /[\p{Script=Inherited}\p{Cf}]/gu;

/**
 * A text for comparison and search: without case, accents, apostrophes and repeated spaces.
 * `Zoë Ångström-Łukasz O’Testy` becomes `zoe angstrom-lukasz otesty`.
 */
export const foldText = (text: string): string =>
  text
    .replace(apostrophes, '')
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(/\p{Pd}/gu, '-')
    .replace(/[^\0-\x7f]/g, (letter) => letters.get(letter) ?? letter)
    .replace(/\s+/g, ' ')
    .trim();

/** Whether people would take two names for one, such as `To call` and `to call`. */
export const isSameName = (one: string, other: string): boolean =>
  foldText(one) === foldText(other);

/** The words of a search, folded. */
export const searchWords = (search = ''): string[] => foldText(search).match(/\S+/g) ?? [];

/** Whether texts contain every word of the search, in any order; true for an empty search. */
export function matchesSearch(search: string | undefined): (texts: readonly string[]) => boolean {
  const words = searchWords(search);
  return (texts) => {
    const all = words.length > 0 ? foldText(texts.join('\n')) : '';
    return words.every((word) => all.includes(word));
  };
}

let collator: Intl.Collator | undefined;

/** Compares names and other words for the order of every list. */
export function byName(one: string, other: string): number {
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(one, other);
}
