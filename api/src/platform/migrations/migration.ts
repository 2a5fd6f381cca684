import type { Db } from 'mongodb';

/**
 * A step that migrates stored data to the next version, once per database.
 *
 * A killed step runs again from its beginning, and the former release may still be running. So it
 * must be repeatable and leave only data that the former release can read. It never changes once
 * released, so it names collections and fields itself and imports nothing from modules.
 */
export interface Migration {
  /** Number and subject, as in the file name; defines the order. */
  id: string;
  /** One sentence for the operator. */
  describe: string;
  /**
   * Before the indexes when a new unique index would refuse the existing data; otherwise after
   * them, so that the step finds data quickly.
   */
  when: 'before-indexes' | 'after-indexes';
  up(db: Db): Promise<void>;
}

/** A step failed permanently, so the start ends. */
export class MigrationFailed extends Error {
  constructor({ id, describe }: Migration, reason: string, cause: unknown) {
    super(`Migration ${id} (${describe}) failed: ${reason}`, { cause });
    this.name = 'MigrationFailed';
  }
}
