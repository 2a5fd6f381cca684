import type { Migration } from '../migration';

/** Confirmation links had a collection of their own; open ones are asked for again. */
export const accountsHaveConfirmationLinks: Migration = {
  id: '0011-accounts-have-confirmation-links',
  describe: 'confirmation links mailed before stop working',
  when: 'after-indexes',
  async up(db) {
    await db.collection('emailConfirmations').deleteMany({});
  },
};
