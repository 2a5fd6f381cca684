import * as z from 'zod/mini';

/**
 * Invisible and misleading characters: control characters, direction marks, zero-width characters,
 * unpaired surrogates. Joiners within words and emoji are allowed.
 */
const unseen =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** One variation selector changes the letter before it; a series of them can hide a text. */
const selectors = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{2,}/gu;

/** True for most texts: on a slow phone the first Unicode expression takes a tenth of a second. */
const isPlain = (text: string) => /^[\t\n -~]*$/.test(text);

const isGap = (character: string | undefined) => !character || /\s/.test(character);

/** Drops joiners without a partner; a callback, because an expression would be quadratic. */
const withoutLooseJoiners = (text: string) =>
  text.replace(/[\u200c\u200d]+/g, (run, at: number) =>
    isGap(text[at - 1]) || isGap(text[at + run.length]) ? '' : run,
  );

/** Spaces that look like an ordinary one, such as the no-break space of a word processor. */
const oddSpaces = /\p{Zs}/gu;

/** All characters without ink, including joiners and blank letters. */
const inkless = /[\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Bullets of the fonts Symbol and Wingdings, which other fonts show as boxes. */
const bullets = /[\uf076\uf0a7\uf0b7\uf0d8\uf0fc]/g;

const breaks = /\r\n|[\r\u0085\u2028\u2029]/g;

const orNothing = (text: string) => (text.replace(inkless, '') === '' ? '' : text);

/**
 * Returns `text` as one line in the composed form of Unicode (NFC), with single ordinary spaces and
 * without invisible characters; '' if nothing visible is left.
 */
export function lineOf(text: string): string {
  if (isPlain(text)) return text.replace(/\s+/g, ' ').trim();
  const seen = text
    .replace(/[\n\r\t\v\f\u0085\u2028\u2029]/g, ' ')
    .replace(unseen, '')
    .replace(selectors, '');
  return orNothing(withoutLooseJoiners(seen).replace(/\s+/g, ' ').trim().normalize('NFC'));
}

/** As `lineOf`, for several lines; line breaks, indents and repeated spaces stay. */
export function textOf(text: string): string {
  if (isPlain(text)) return /[!-~]/.test(text) ? text : '';
  const lines = text.replace(breaks, '\n').split(/([\n\t])/);
  const seen = lines.map((part) =>
    /^[\n\t]$/.test(part) ? part : part.replace(unseen, '').replace(selectors, ''),
  );
  const plain = withoutLooseJoiners(seen.join('')).replace(oddSpaces, ' ').replace(bullets, '•');
  return orNothing(plain.normalize('NFC'));
}

/** As `textOf`, without white space around the text. */
export const trimmedTextOf = (text: string): string => textOf(text).trim();

/** Limits a text; the message does not name the field. */
export const atMost = (characters: number) =>
  z.maxLength(characters, `Use at most ${characters} characters`);

/** Refuses the replacement character of a letter lost in copying, such as a ligature of a PDF. */
export const withoutLost = () =>
  z.refine<string>((text) => !text.includes('\ufffd'), 'Retype the letters shown as \ufffd');

/** Cleans a name, search, id or other one-line text. */
export const asLine = () => z.overwrite(lineOf);

/** Cleans a multi-line text; surrounding white space stays. */
export const asText = () => z.overwrite(textOf);

/** The same, trimmed. */
export const asTrimmedText = () => z.overwrite(trimmedTextOf);

/** A required name or other line. */
export const requiredLine = (characters: number, missing: string) =>
  z.string().check(asLine(), z.minLength(1, missing), atMost(characters), withoutLost());

/** A required text of several lines. */
export const requiredText = (characters: number, missing: string) =>
  z.string().check(asTrimmedText(), z.minLength(1, missing), atMost(characters));
