import type { ImportedWinner } from '@meritum/shared/contracts/winner-imports';
import type { StoredWinner } from './winner';

/**
 * A change of the directory, stored whole before its first winner is written. The directory's own
 * document names the change being written, so that one write switches to it.
 */
export interface DirectoryChange {
  _id: string;
  state: 'proposed' | 'applied';
  /** The directory's number that it is based on; it applies to no other. */
  basis: number;
  winners: StoredWinner[];
  report: ImportReport;
  /** Digest of its file; null without a file. */
  digest: string | null;
  /** The part that organisers see; absent without a file. */
  shown?: ImportedWinner[];
  /** The end of the time in which it can be applied. */
  until: Date;
}

export interface ImportReport {
  added: number;
  changed: number;
  unchanged: number;
}
