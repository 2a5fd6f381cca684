import { lineOf } from '@meritum/shared/contracts/texts';
import { looksLikeFormula } from '@meritum/shared/merit/ledger/formulas';

interface Rule {
  breaks(text: string): boolean;
  message: string;
}

const rules: readonly Rule[] = [
  {
    breaks: (text) => text.includes('\ufffd'),
    message: 'holds bytes that are not UTF-8: save the file as UTF-8',
  },
  { breaks: (text) => text.includes('\0'), message: 'holds a NUL' },
  {
    breaks: (text) => /[\p{Cc}\u2028\u2029]/u.test(text.replaceAll('\0', '')),
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
 * zero-width space, is none: nobody could see it to correct it.
 */
export const textProblems = (text: string): string[] =>
  rules.filter(({ breaks }) => breaks(text)).map(({ message }) => message);
