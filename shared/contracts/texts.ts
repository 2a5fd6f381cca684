import * as z from 'zod/mini';

/**
 * What is not seen and only misleads: control characters, marks that turn the direction of writing,
 * characters without a width, halves of characters. The joiners within words and emoji stay.
 */
const unseen =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** All that leaves no ink, the joiners and letters without a shape included. */
const inkless = /[\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/gu;

const breaks = /\r\n|[\r\u0085\u2028\u2029]/g;

const orNothing = (text: string) => (text.replace(inkless, '') === '' ? '' : text);

/** `text` as one line without anything unseen; '' where nothing of it could be seen. */
export function lineOf(text: string): string {
  return orNothing(
    text
      .replace(breaks, '\n')
      .replace(/[\n\t\v\f]+/g, ' ')
      .replace(unseen, '')
      .trim(),
  );
}

/** The same for a text of several lines, whose breaks and indents stay. */
export function textOf(text: string): string {
  const lines = text.replace(breaks, '\n').split(/([\n\t])/);
  const seen = lines.map((part) => (/^[\n\t]$/.test(part) ? part : part.replace(unseen, '')));
  return orNothing(seen.join(''));
}

/** Cleans a name or another text of one line, in the place of `z.trim()`. */
export const asLine = () => z.overwrite(lineOf);

/** Cleans a text of several lines; white space around it stays. */
export const asText = () => z.overwrite(textOf);

/** The same, trimmed. */
export const asTrimmedText = () => z.overwrite<string>((text) => textOf(text).trim());
