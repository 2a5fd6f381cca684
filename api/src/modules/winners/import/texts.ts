import { lineOf } from '@meritum/shared/contracts/texts';
import { looksLikeFormula } from '@meritum/shared/merit/ledger/formulas';

/**
 * Text that was read in another encoding than it was written in: pairs such as "Ã©" for "é", three
 * such as "â€™" for "’", four accented letters in a row for Cyrillic or Greek, and signs within words
 * for Eastern European letters. The long classes are what Windows-1252 shows for the later bytes of
 * a character in UTF-8, without what may follow a capital letter, as in “CAFÉ”.
 */
const garbled: readonly RegExp[] = [
  /[ÂÃ][\u0080-\u00bf]/u,
  /[\u00c2-\u00df](?![\u00a0\u00ae\u00bb‘’“”…–—™›](?!\p{Ll}))[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u,
  /[\u00e0-\u00f4](?![\u00a0\u00ae\u00bb‘’“”…–—™›])[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{2}/u,
  /[À-ÖØ-öø-ÿ]{4}/u,
  /\p{L}[¢£¤¥¦¨¬¯±¼½¾]\p{L}|\p{Ll}{2}[¹³]|[£¥¯]\p{Ll}/u,
];
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i;
const isAddress = (text: string) => /^[a-z]+:\/\/|^\/|^[^\s/?.]+\.[^\s/?]*[/?]/i.test(text);

const rules: readonly { breaks(text: string): boolean; message: string }[] = [
  {
    breaks: (text) => text.includes('\ufffd'),
    message: 'holds �, in place of a character that was lost: save the file as CSV in UTF-8',
  },
  {
    breaks: (text) => garbled.some((pattern) => pattern.test(text)),
    message: 'looks garbled, like "Ã©" in place of "é": save the file as CSV in UTF-8',
  },
  {
    breaks: (text) => !isAddress(text) && /^\?|\?\?|\p{L}\?\p{L}/u.test(text),
    message: 'holds ? in place of a letter: save the file as CSV in UTF-8',
  },
  {
    breaks: (text) => entity.test(text),
    message: 'holds an HTML entity such as &amp;: write the character itself',
  },
  {
    breaks: (text) => /^[“”„‟«].*[“”‟»]$/su.test(text),
    message: 'is in typographic quotes: leave them out',
  },
  { breaks: (text) => text.includes('\0'), message: 'holds a NUL' },
  {
    breaks: (text) => /[^\P{Cc}\0\t\n\r]/u.test(text),
    message: 'holds a control character',
  },
  {
    breaks: (text) => /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(text),
    message: 'holds a character that changes the text direction',
  },
  {
    breaks: (text) => /[\p{Co}\p{Cn}]/u.test(text),
    message: 'holds a character without a standard meaning',
  },
  { breaks: (text) => /[<>]/.test(text), message: 'holds < or >; markup is not allowed' },
  {
    breaks: (text) => looksLikeFormula(lineOf(text).replace(/^'/, '')),
    message: 'begins like a spreadsheet formula',
  },
];

/**
 * Problems of a cell's text, for any column. What {@link lineOf} removes without harm, such as a
 * zero-width space or a line break, is none.
 */
export const textProblems = (text: string): string[] =>
  rules.filter(({ breaks }) => breaks(text)).map(({ message }) => message);
