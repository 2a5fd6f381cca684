import type { Migration } from '../migration';

export const accountsCountCredentials: Migration = {
  id: '0001-accounts-count-credentials',
  describe: 'accounts of versions before there was a count of credentials begin at 0',
  when: 'after-indexes',
  async up(db) {
    await db
      .collection('accounts')
      .updateMany({ credentials: { $exists: false } }, { $set: { credentials: 0 } });
  },
};
