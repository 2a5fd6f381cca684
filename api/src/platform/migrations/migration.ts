import type { Db } from 'mongodb';

/**
 * A step that brings stored data from one version's form to the next one's, once per database.
 *
 * A step may be killed in the middle and is then run again from its beginning, and a process of the
 * release before may still be running beside it: it must be repeatable, and leave nothing that the
 * release before cannot read. It is never changed once released, so it names collections and fields
 * itself and imports nothing of a module.
 */
export interface Migration {
  /** Its number and what it is about, as its file is called; it runs in this order. */
  id: string;
  /** One sentence for the operator. */
  describe: string;
  /**
   * Before the indexes where a new unique index would refuse the data as it is; after them
   * everywhere else, so that the step finds quickly what it changes.
   */
  when: 'before-indexes' | 'after-indexes';
  up(db: Db): Promise<void>;
}

/** A step failed for a reason that trying again does not remove: the start ends. */
export class MigrationFailed extends Error {
  constructor({ id, describe }: Migration, reason: string, cause: unknown) {
    super(`Migration ${id} (${describe}) failed: ${reason}`, { cause });
    this.name = 'MigrationFailed';
  }
}
