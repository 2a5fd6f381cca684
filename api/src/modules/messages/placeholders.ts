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

/** The text with each placeholder's name in its place: a link may be made of both. */
export const unfilled = (text: string): string => text.replace(inBraces, '$1');
