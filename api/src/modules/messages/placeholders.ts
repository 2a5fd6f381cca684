/** What differs between the recipients of one message, by the word in braces. */
export type Replaced = Readonly<Record<string, string>>;

const inBraces = /\{(\w*)\}/g;

/** The placeholders of a text that are none of these. */
export const unknownIn = (text: string, known: readonly string[]): string[] =>
  [...text.matchAll(inBraces)].flatMap(([found, word = '']) => (known.includes(word) ? [] : found));

/** The text as one recipient reads it. What a value holds is replaced no further. */
export const filled = (text: string, values: Replaced): string =>
  text.replace(inBraces, (found, word: string) =>
    Object.hasOwn(values, word) ? (values[word] ?? '') : found,
  );

/** An address in any script, as mail programs make a link of it. */
const address = /https?:|\bwww\.|@|[.\u3002\uff0e]\p{L}{2}|[.\u3002\uff0e]xn--/iu;
const invisible = /[\p{Cf}\p{Mn}]/gu;

/** The words that a mail program would turn into a link, except to these places. */
export function foreignLinks(text: string, own: readonly string[]): string[] {
  return text.split(/\s+/).filter((word) => {
    const plain = word
      .normalize('NFKD')
      .replace(invisible, '')
      .replace(/[.,;:!?)]{1,3}$/, '');
    const isOwn = own.some((place) => plain === place || plain.startsWith(`${place}/`));
    return !isOwn && address.test(plain);
  });
}
