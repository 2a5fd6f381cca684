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

export interface NotesOfEntries extends RowMarks {
  conflictsIn(actor: Viewer, season: string): Promise<readonly { _id: string }[]>;
  nominationsGivenTo(accounts: readonly string[], season: string): Promise<string[]>;
}

/**
 * Nominations of a season whose notes the reader may not see: over a conflict of interest, and those
 * that they were ever given as a judge, whose rating no note may influence.
 */
export async function withheldNotes(
  { conflictsIn, nominationsGivenTo }: Omit<NotesOfEntries, keyof RowMarks>,
  reader: Viewer,
  season: string,
): Promise<ReadonlySet<string>> {
  const [conflicts, given] = await Promise.all([
    conflictsIn(reader, season),
    nominationsGivenTo(accountsOf(await reader.person()), season),
  ]);
  return new Set([...conflicts.map(({ _id }) => _id), ...given]);
}
