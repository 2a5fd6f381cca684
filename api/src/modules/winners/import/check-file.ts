import type { WinnerColumn } from '@meritum/shared/contracts/winner-imports';
import { slug } from '@meritum/shared/programme/slug';
import { processInChunks } from '../../../platform/process-in-chunks';
import { identityKeys } from '../namesakes';
import { type WinnerFields, type WinnerRecord, withSlug } from '../record';
import { type Checking, type Fields, factProblems, fieldsOf, type Row } from './cells';
import type { Headings } from './headings';
import type { Problems } from './problems';
import { linesPerTurn, type ReadFile } from './read-file';

export interface CheckedRecord {
  line: number;
  record: WinnerRecord;
}

interface ReadRow {
  row: Row;
  fields: Fields;
}

/** Reports problems at the cell of a heading, or at the line when the column is missing. */
function flagIn(headings: Headings, problems: Problems) {
  return (line: number, name: string, message: string) => {
    const index = headings.indexOf(name as WinnerColumn);
    problems.add({ line, column: index < 0 ? null : index + 1, name }, message);
  };
}

type Flag = ReturnType<typeof flagIn>;

/** Checks the slug: as given, or derived from the name. */
function checkSlug({ row, fields }: ReadRow, flag: Flag): void {
  if (fields.slug !== undefined && fields.slug !== slug(fields.slug))
    flag(row.line, 'slug', 'must be lower case letters, digits and hyphens');
  if (fields.slug === undefined && fields.fullName !== undefined && slug(fields.fullName) === '')
    flag(row.line, 'slug', 'must be given, as the name has no Latin letters');
}

/** Identity keys of a line's winner; two lines must not share any. */
function marksIn({ year, category, fullName, slug: given, ...profile }: Fields): string[] {
  if (!year || !category || !fullName) return [];
  const named = { slug: given ?? slug(fullName), slugIsGiven: given !== undefined };
  return identityKeys({ year, category, ...profile, ...named });
}

function checkDuplicates(read: readonly ReadRow[], flag: Flag): void {
  const seen = new Map<string, number>();
  for (const { row, fields } of read) {
    const marks = marksIn(fields);
    const first = marks.map((mark) => seen.get(mark)).find((line) => line !== undefined);
    if (first !== undefined)
      flag(row.line, 'fullName', `is the same winner as line ${first}; give each a different slug`);
    for (const mark of marks) seen.set(mark, seen.get(mark) ?? row.line);
  }
}

/**
 * Checks every cell and the records as a whole, yielding to other requests. Reports every problem;
 * the records are valid only when there is none. A line that repeats a stored winner is no problem:
 * it changes nothing, and the directory may hold names that a new line must not have.
 */
export async function checkFile(
  { headings, rows }: Pick<ReadFile, 'headings' | 'rows'>,
  problems: Problems,
  known: Checking,
): Promise<CheckedRecord[]> {
  if (!headings) return [];
  const flag = flagIn(headings, problems);
  const read: ReadRow[] = [];
  await processInChunks(rows, linesPerTurn, (some) => {
    for (const row of some) {
      const held = known.directory(row, headings);
      if (held) {
        read.push({ row, fields: held });
        continue;
      }
      const one = { row, fields: fieldsOf(row, headings, problems) };
      checkSlug(one, flag);
      for (const { column, message } of factProblems(one.fields, known))
        flag(row.line, column, message);
      read.push(one);
    }
  });
  checkDuplicates(read, flag);
  return problems.inAll === 0 ? read.map(checkedRecord) : [];
}

/** The record of a line that passed all checks and has every required field. */
const checkedRecord = ({ row: { line }, fields }: ReadRow): CheckedRecord => ({
  line,
  record: withSlug(fields as WinnerFields),
});
