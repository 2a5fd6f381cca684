import type { ImportedWinner } from '@meritum/shared/contracts/winner-imports';
import type { StoredWinner } from './winner';

/**
 * A change of the directory, stored whole before its first winner is written. The directory's own
 * document names the change being written, so that the switch is one write.
 */
export interface DirectoryChange {
  _id: string;
  state: 'proposed' | 'applied';
  /** Number of the directory it was made for; void for any other. */
  basis: number;
  winners: StoredWinner[];
  report: ImportReport;
  /** Digest of its file; null without a file. */
  digest: string | null;
  /** What organisers are shown of it; absent without a file. */
  shown?: ImportedWinner[];
  /** It can be applied until then. */
  until: Date;
}

export interface ImportReport {
  added: number;
  changed: number;
  unchanged: number;
}
