import type { Migration } from '../migration';

const present = { $exists: true };

/** Former names of members that one collection has. */
const renamed: Record<string, Record<string, string>> = {
  accounts: { leaving: 'deletion' },
  judges: {
    places: 'reservations',
    toldReady: 'readyNotices',
    toldCompleted: 'completedNotices',
  },
  outbox: { settledAt: 'endedAt' },
};

/**
 * Renames stored members whose names nobody could define; no version that reads those was released.
 * Indexes of the former names stay, over nothing.
 */
export const plainNames: Migration = {
  id: '0015-plain-names',
  describe: 'stored members have the names of the field',
  when: 'before-indexes',
  async up(db) {
    for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
      // The database's own, which refuse changes, and the bytes of files, which are many.
      if (/^system\.|\.chunks$/.test(name)) continue;
      const collection = db.collection(name);
      const names = {
        ...renamed[name],
        owedMails: 'pendingMails',
        'audit.owed': 'pendingAuditEntries',
      };
      for (const [former, now] of Object.entries(names))
        await collection.updateMany({ [former]: present }, { $rename: { [former]: now } });
      await collection.updateMany({ 'audit.owes': true }, { $unset: { audit: '' } });
    }
  },
};
