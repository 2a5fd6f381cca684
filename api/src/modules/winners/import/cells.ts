import { limits } from '@meritum/shared/contracts/limits';
import type { Season } from '@meritum/shared/contracts/seasons';
import { lineOf } from '@meritum/shared/contracts/texts';
import { tierNames } from '@meritum/shared/contracts/tiers';
import { type WinnerColumn, winnerColumns } from '@meritum/shared/contracts/winner-imports';
import { looksLikeFormula } from '@meritum/shared/merit/ledger/formulas';
import * as z from 'zod/mini';
import { isOpen } from '../../seasons/rules';
import { oneOf, recordFields, seasonProblems, type WinnerFields } from '../record';
import type { Headings } from './headings';
import { confirmedName, isDashedName, mangledName } from './mangled';
import type { Problems } from './problems';

/** The readable fields of a line in the file. */
export type Fields = Partial<WinnerFields>;

/** A line of the file, cell by cell. */
export interface Row {
  line: number;
  cells: readonly string[];
}

/** Plain decimal digits: no sign, exponent or other base. */
const number = /^\d{1,3}(?:\.\d{1,15})?$/;

/** Replaces a decimal comma, which most of Europe's spreadsheets write. */
export const withPoint = (text: string) => text.replace(',', '.');

/** Zod's messages are for programmers; these are for organisers. */
function messageOf(name: WinnerColumn, issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big') return `has more than ${issue.maximum} characters`;
  if (name === 'badge') return `must be ${oneOf(tierNames)}`;
  if (name === 'publishedAt') return 'must be a moment such as 2024-11-15T12:00:00Z';
  return issue.message;
}

/** The value of a cell; undefined, with a problem reported, when it is invalid. */
function readCell(name: WinnerColumn, text: string, report: (message: string) => void): unknown {
  if (name === 'meanScore') {
    if (number.test(withPoint(text))) return Number(withPoint(text));
    report('must be a number such as 8.25');
    return undefined;
  }
  // An overlong text is not checked further, because some checks are slow on long texts.
  const read = confirmedName(name, text);
  const mangled = mangledName(name, text);
  const wrong = text.length > limits.urlCharacters ? [] : textProblems(read);
  if (mangled) wrong.push(mangled);
  for (const message of wrong) report(message);
  if (wrong.length > 0) return undefined;
  const parsed = z.safeParse(recordFields.shape[name] as z.core.$ZodType, read);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) report(messageOf(name, issue));
  return undefined;
}

/**
 * Reads all cells of a line, so that all of its problems are reported together. A line may have
 * fewer cells than the headings, because some spreadsheets omit empty ones at the end.
 */
export function fieldsOf({ line, cells }: Row, headings: Headings, problems: Problems): Fields {
  const fields: Record<string, unknown> = {};
  for (let index = 0; index < Math.max(cells.length, headings.length); index += 1) {
    const name = headings[index];
    const text = cells[index]?.trim() ?? '';
    const report = (message: string) =>
      problems.add({ line, column: index + 1, name: name ?? null }, message);
    if (name === undefined && text !== '') report('is in a column without a heading');
    if (!name) continue;
    const value = text === '' ? undefined : readCell(name, text, report);
    if (text === '' && winnerColumns[name].required) report('must not be empty');
    if (value !== undefined) fields[name] = value;
  }
  return fields;
}

/** The fields of the stored winner that a line repeats unchanged; else undefined. */
export type Directory = (row: Row, headings: Headings) => Fields | undefined;

/** The facts that a file is checked against. */
export interface Checking {
  seasons: readonly Season[];
  /** Categories with nominations, as `2025:AI`. */
  contested: ReadonlySet<string>;
  /** Recognises lines that repeat a stored winner. */
  directory: Directory;
  now: Date;
}

/** Fields that contradict their season or lie in the future. */
export function factProblems(fields: Fields, { seasons, contested, now }: Checking) {
  const problems: { column: WinnerColumn; message: string }[] = seasonProblems(fields, seasons);
  const season = seasons.find(({ id }) => id === fields.year);
  const running = season?.categories.find(({ name }) => name === fields.category);
  if (running && (isOpen(running.nominations, now) || isOpen(running.judging, now))) {
    const message = 'is still running: its winners are published with its results';
    problems.push({ column: 'category', message });
  } else if (contested.has(`${fields.year}:${fields.category}`)) {
    const message = 'was judged here, so its winners follow from ratings and not from a file';
    problems.push({ column: 'category', message });
  }
  if (fields.publishedAt && new Date(fields.publishedAt) > now)
    problems.push({ column: 'publishedAt', message: 'must not be in the future' });
  return problems;
}

/**
 * Text that was decoded wrongly. Pairs such as "Ã©" stand for "é", and three such as "â€™" for "’".
 * Four accented letters in a row were Cyrillic or Greek, and signs within words Eastern European
 * letters. The long classes are the later bytes of a UTF-8 character in Windows-1252, except those
 * that may follow a capital letter, as in “CAFÉ”.
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

const asCsv = 'save the file as CSV in UTF-8';

const rules: readonly [message: string, breaks: (text: string) => boolean][] = [
  [
    `holds \ufffd, in place of a character that was lost: ${asCsv}`,
    (text) => text.includes('\ufffd'),
  ],
  [
    `looks garbled, like "Ã©" in place of "é": ${asCsv}`,
    (text) => garbled.some((pattern) => pattern.test(text)),
  ],
  [
    `holds ? in place of a letter: ${asCsv}`,
    (text) => !isAddress(text) && /^\?|\?\?|\p{L}\?\p{L}/u.test(text),
  ],
  ['holds an HTML entity such as &amp;: write the character itself', (text) => entity.test(text)],
  ['is in typographic quotes: leave them out', (text) => /^[“”„‟«].*[“”‟»]$/su.test(text)],
  ['holds a NUL', (text) => text.includes('\0')],
  ['holds a control character', (text) => /[^\P{Cc}\0\t\n\r]/u.test(text)],
  [
    'holds a character that changes the text direction',
    (text) => /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(text),
  ],
  ['holds a character without a standard meaning', (text) => /[\p{Co}\p{Cn}]/u.test(text)],
  ['holds < or >; markup is not allowed', (text) => /[<>]/.test(text)],
  [
    'begins like a spreadsheet formula',
    (text) => !isDashedName(text) && looksLikeFormula(lineOf(text).replace(/^'/, '')),
  ],
];

/**
 * Problems of a cell's text, for any column. Characters that {@link lineOf} removes harmlessly,
 * such as zero-width spaces and line breaks, are none.
 */
const textProblems = (text: string): string[] =>
  rules.filter(([, breaks]) => breaks(text)).map(([message]) => message);
