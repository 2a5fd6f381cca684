import * as z from 'zod/mini';

/**
 * Invisible and misleading characters: control characters, direction marks, zero-width characters,
 * unpaired surrogates. Joiners within words and emoji are allowed.
 */
const unseen =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** Everything without visible ink, including joiners and blank letters. */
const inkless = /[\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/gu;

const breaks = /\r\n|[\r\u0085\u2028\u2029]/g;

const orNothing = (text: string) => (text.replace(inkless, '') === '' ? '' : text);

/** Returns `text` as one line without invisible characters; '' if nothing visible is left. */
export function lineOf(text: string): string {
  return orNothing(
    text
      .replace(breaks, '\n')
      .replace(/[\n\t\v\f]+/g, ' ')
      .replace(unseen, '')
      .trim(),
  );
}

/** The same for several lines; line breaks and indents stay. */
export function textOf(text: string): string {
  const lines = text.replace(breaks, '\n').split(/([\n\t])/);
  const seen = lines.map((part) => (/^[\n\t]$/.test(part) ? part : part.replace(unseen, '')));
  return orNothing(seen.join(''));
}

/** Limits a text, in words that do not name the field. */
export const atMost = (characters: number) =>
  z.maxLength(characters, `Use at most ${characters} characters`);

/** Cleans a name or other one-line text; replaces `z.trim()`. */
export const asLine = () => z.overwrite(lineOf);

/** Cleans a multi-line text; surrounding white space stays. */
export const asText = () => z.overwrite(textOf);

/** The same, trimmed. */
export const asTrimmedText = () => z.overwrite<string>((text) => textOf(text).trim());
