import type { Migration } from '../migration';

/**
 * Refuses data from before the first release, whose steps 0001 to 0016 are removed. No site ran
 * then; such a trial database needs the commit that still has those steps.
 */
export const firstRelease: Migration = {
  id: '0017-first-release',
  describe: 'the data is not of the time before the first release',
  when: 'before-indexes',
  async up(db) {
    const migrations = db.collection<{ _id: string }>('migrations');
    if (await migrations.findOne({ _id: '0016-mailboxes' })) return;
    if (!(await db.collection('accounts').findOne())) return;
    throw new Error(
      'it is. Start commit 9579f251 on this database once, or begin with an empty one',
    );
  },
};
