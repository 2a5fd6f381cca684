import type { NoteMark } from '@meritum/shared/contracts/notes';
import type { Viewer } from '../../../platform/authorisation/actor';
import { accountsOf } from '../../../platform/authorisation/same-person';

/** Queries for marking rows with organisers' notes and bounced mails. */
export interface RowMarks {
  /** Number and tags of each one's notes; those without notes are missing. */
  noteMarks(about: readonly string[]): Promise<ReadonlyMap<string, NoteMark>>;
  /** Ids of nominations or judges with any note, or with this tag. */
  noted(noun: 'nomination' | 'judge', asked: string): Promise<string[]>;
  /** Those addresses whose mail bounced, for kinds of mail that the reader may see. */
  cameBack(reader: Viewer, addresses: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Filters ids of rows to those whose notes the reader may see. */
type Readable = (ids: readonly string[]) => Promise<ReadonlySet<string>>;

/** Rows marked with notes and bounced mail, as far as the reader may see them. */
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
  findNominationIdsByAccounts(accounts: readonly string[], season: string): Promise<string[]>;
  /** As `judgedAmong` in entries.ts. */
  judgedAmong(season: string, ids: readonly string[]): Promise<readonly string[]>;
}

/**
 * Keeps nominations whose notes the reader may see: neither with a conflict of interest nor ever
 * assigned to them as a judge. So no note influences a rating. A screener sees none once judging
 * has opened.
 */
export async function entriesWithReadableNotes(
  { conflictsIn, findNominationIdsByAccounts, judgedAmong }: NotesOfEntries,
  reader: Viewer,
  season: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const person = await reader.person();
  const [conflicts, given, judged] = await Promise.all([
    conflictsIn(reader, season),
    findNominationIdsByAccounts(accountsOf(person), season),
    person.role === 'screener' ? judgedAmong(season, ids) : [],
  ]);
  const hidden = new Set([...conflicts.map(({ _id }) => _id), ...given, ...judged]);
  return new Set(ids.filter((id) => !hidden.has(id)));
}
