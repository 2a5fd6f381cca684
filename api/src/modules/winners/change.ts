import type { ImportedWinner } from '@meritum/shared/contracts/winner-imports';
import type { StoredWinner } from './winner';

/**
 * A change of the directory, stored whole before its first winner is written. The directory's own
 * document names the change being written, so that the switch is one write.
 */
export interface DirectoryChange {
  _id: string;
  state: 'proposed' | 'applied';
  /** The directory's number that it was made for; it applies to no other. */
  basis: number;
  winners: StoredWinner[];
  report: ImportReport;
  /** Digest of its file; null without a file. */
  digest: string | null;
  /** What organisers see of it; absent without a file. */
  shown?: ImportedWinner[];
  /** It can be applied until then. */
  until: Date;
}

export interface ImportReport {
  added: number;
  changed: number;
  unchanged: number;
}
