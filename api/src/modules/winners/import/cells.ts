import { limits } from '@meritum/shared/contracts/limits';
import type { Season } from '@meritum/shared/contracts/seasons';
import { tierNames } from '@meritum/shared/contracts/tiers';
import type { WinnerColumn } from '@meritum/shared/contracts/winner-imports';
import * as z from 'zod/mini';
import { isOpen } from '../../seasons/rules';
import { recordFields, seasonProblems } from '../record';
import type { Headings } from './headings';
import type { Problems } from './problems';
import { textProblems } from './texts';

/** The fields of a line that could be read. */
export type Fields = Partial<z.output<typeof recordFields>>;

/** A line of the file, cell by cell. */
export interface Row {
  line: number;
  cells: readonly string[];
}

/** Digits as anybody writes them, with a point: no sign, no exponent, no other base. */
const number = /^\d{1,3}(?:\.\d{1,15})?$/;

/** In plain words, where the checker's are for programmers. */
function wordsOf(name: WinnerColumn, issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big') return `has more than ${issue.maximum} characters`;
  if (name === 'badge')
    return `must be ${tierNames.slice(0, -1).join(', ')} or ${tierNames.at(-1)}`;
  if (name === 'publishedAt') return 'must be a moment such as 2024-11-15T12:00:00Z';
  return issue.message;
}

/** The value of a cell; undefined, and told, where something is wrong with it. */
function readCell(name: WinnerColumn, text: string, tell: (message: string) => void): unknown {
  if (name === 'meanScore') {
    if (number.test(text)) return Number(text);
    tell('must be a number with a point, such as 8.25');
    return undefined;
  }
  // Texts longer than any cell may be are refused for that alone: some of these rules take long on them.
  const wrong = text.length > limits.urlCharacters ? [] : textProblems(text);
  for (const message of wrong) tell(message);
  if (wrong.length > 0) return undefined;
  const parsed = z.safeParse(recordFields.shape[name] as z.core.$ZodType, text);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) tell(wordsOf(name, issue));
  return undefined;
}

const required: readonly WinnerColumn[] = ['year', 'category', 'fullName', 'badge', 'meanScore'];

/** Reads the cells of a line, each by itself, so that whatever is wrong is told at once. */
export function fieldsOf({ line, cells }: Row, headings: Headings, problems: Problems): Fields {
  if (cells.length !== headings.length)
    problems.add(
      { line, column: Math.min(cells.length, headings.length) + 1 },
      `has ${cells.length} cells in place of ${headings.length}`,
    );
  const entries = headings.flatMap((name, place) => {
    const text = cells[place]?.trim() ?? '';
    if (!name) return [];
    const tell = (message: string) => problems.add({ line, column: place + 1, name }, message);
    if (text !== '') return [[name, readCell(name, text, tell)] as const];
    if (required.includes(name) && place < cells.length) tell('must not be empty');
    return [];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Fields;
}

interface Known {
  seasons: readonly Season[];
  /** Categories in which anybody was nominated, as `2025:AI`. */
  contested: ReadonlySet<string>;
  now: Date;
}

/** What the fields say wrongly about their season, or about the time. */
export function factProblems(fields: Fields, { seasons, contested, now }: Known) {
  const problems: { place: WinnerColumn; message: string }[] = seasonProblems(fields, seasons);
  const season = seasons.find(({ id }) => id === fields.year);
  const running = season?.categories.find(({ name }) => name === fields.category);
  if (running && (isOpen(running.nominations, now) || isOpen(running.judging, now))) {
    const message = 'is still running: its winners are published with its results';
    problems.push({ place: 'category', message });
  } else if (contested.has(`${fields.year}:${fields.category}`)) {
    const message = 'was judged here: its winners follow from ratings, and from no file';
    problems.push({ place: 'category', message });
  }
  if (fields.publishedAt && new Date(fields.publishedAt) > now)
    problems.push({ place: 'publishedAt', message: 'must not be in the future' });
  return problems;
}
