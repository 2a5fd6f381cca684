import type { NoteNoun } from '@meritum/shared/contracts/notes';
import type { Versioned } from '../../module-kit/effects';

/** A note of the team about a nomination or a judge, for the team alone. */
export interface Note extends Versioned {
  noun: NoteNoun;
  /** Id of the nomination or judge. */
  about: string;
  /** The nomination's season; null for a judge. */
  season: string | null;
  /** The account of the nominator or applicant; the note is erased with it. */
  accountId: string;
  /** Its author; removed with their account. */
  by?: string;
  text: string;
  /** The tags in its text. */
  tags: string[];
  at: Date;
  changedAt?: Date;
}
