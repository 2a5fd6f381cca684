import type { NoteMark } from '@meritum/shared/contracts/notes';
import type { Viewer } from '../../../platform/authorisation/actor';
import { accountsOf } from '../../../platform/authorisation/same-person';

/** Queries about organisers' notes and returned mails, to mark rows. */
export interface RowMarks {
  /** Number and tags of the notes of each; those without notes are missing. */
  noteMarks(about: readonly string[]): Promise<ReadonlyMap<string, NoteMark>>;
  /** Ids of nominations or judges with a note, or with a note of this tag. */
  noted(noun: 'nomination' | 'judge', asked: string): Promise<string[]>;
  /** The addresses among these whose mail came back, for kinds of mail that the reader may see. */
  cameBack(reader: Viewer, addresses: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Filters ids of rows to those whose notes the reader may see. */
type Readable = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

/** Rows with a mark of their notes and of mail that came back, as far as the reader may see. */
export async function marked<Row extends { id: string; email: string }>(
  { team, mail }: { team: Pick<RowMarks, 'noteMarks'>; mail: Pick<RowMarks, 'cameBack'> },
  reader: Viewer,
  rows: readonly Row[],
  readable: Readable,
) {
  const addresses = rows.map(({ email }) => email);
  const [marks, cameBack] = await Promise.all([
    team.noteMarks(rows.map(({ id }) => id)),
    mail.cameBack(reader, addresses),
  ]);
  const seen = await readable([...marks.keys()]);
  return rows.map((row) => ({
    ...row,
    notes: seen.has(row.id) ? marks.get(row.id) : undefined,
    ...(cameBack.has(row.email) && { cameBack: true as const }),
  }));
}

export interface NotesOfEntries {
  conflictsIn(actor: Viewer, season: string): Promise<readonly { _id: string }[]>;
  nominationsGivenTo(accounts: readonly string[], season: string): Promise<string[]>;
}

/**
 * Filters a season's nominations to those whose notes the reader may see: none with a conflict of
 * interest, and none that they ever had as a judge, so that no note influences a rating.
 */
export async function entriesWithReadableNotes(
  { conflictsIn, nominationsGivenTo }: NotesOfEntries,
  reader: Viewer,
  season: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const [conflicts, given] = await Promise.all([
    conflictsIn(reader, season),
    nominationsGivenTo(accountsOf(await reader.person()), season),
  ]);
  const hidden = new Set([...conflicts.map(({ _id }) => _id), ...given]);
  return new Set(ids.filter((id) => !hidden.has(id)));
}
