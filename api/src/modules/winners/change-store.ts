import type { Collection } from 'mongodb';
import type { StoredWinner } from './winner';

/**
 * A change of the directory, whole, before the first of its winners is written: its winners as they
 * shall be. Which change is being written is said by the directory's own document, so that the
 * switch is one write.
 */
export interface DirectoryChange {
  _id: string;
  state: 'proposed' | 'applied';
  /** Number of the directory that it was made for; for any other it is void. */
  basis: number;
  winners: StoredWinner[];
  report: ImportReport;
  /** Of the file that it was read from; null where there was none. */
  digest: string | null;
  /** Until then it can be applied. */
  until: Date;
}

/** The part of the winners' store that keeps changes until they are written. */
export interface ChangesStore {
  propose(change: DirectoryChange): Promise<void>;
  change(id: string): Promise<DirectoryChange | null>;
  discard(id: string): Promise<void>;
}

export function openChanges(changes: Collection<DirectoryChange>): ChangesStore {
  return {
    propose: async (change) => void (await changes.insertOne(change)),
    change: (_id) => changes.findOne({ _id }),
    discard: async (_id) => void (await changes.deleteOne({ _id })),
  };
}

export interface ImportReport {
  added: number;
  changed: number;
  unchanged: number;
}
