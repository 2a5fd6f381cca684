import type { NoteMark } from '@meritum/shared/contracts/notes';
import type { Viewer } from '../../../platform/authorisation/actor';
import { accountsOf } from '../../../platform/authorisation/same-person';

/** What is asked about organisers' notes and about mails, to mark rows. */
export interface RowMarks {
  /** How many notes each of these has, and their tags; those without are missing. */
  noteMarks(about: readonly string[]): Promise<ReadonlyMap<string, NoteMark>>;
  /** Ids of what has a note, or one with this tag. */
  noted(noun: 'nomination' | 'judge', asked: string): Promise<string[]>;
  /** Those of the addresses whose mail came back, of the kinds that the reader may see. */
  cameBack(reader: Viewer, addresses: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Of rows, those whose notes the reader may see. */
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
 * Those of a season's nominations whose notes the reader may see: none over a conflict of interest,
 * and none that they were ever given as a judge, whose rating no note may influence.
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
