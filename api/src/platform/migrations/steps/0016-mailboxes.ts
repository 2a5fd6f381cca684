import { mailboxKey } from '@meritum/shared/merit/assign/mail-domains';
import type { Migration } from '../migration';

/**
 * By them the other accounts of a person are found. With the keys of today: a step that runs late is
 * to store none that nothing is compared with.
 */
export const storeMailboxes: Migration = {
  id: '0016-mailboxes',
  describe: 'every account has the mailboxes of its addresses',
  when: 'after-indexes',
  async up(db) {
    const accounts = db.collection('accounts');
    const without = { email: { $type: 'string' as const }, mailboxes: { $exists: false } };
    for await (const { _id, email, formerEmails = [] } of accounts.find(without)) {
      const emails: string[] = [email, ...formerEmails.map((one: { email: string }) => one.email)];
      const mailboxes = [...new Set(emails.map(mailboxKey))];
      await accounts.updateOne(
        { _id, email, mailboxes: without.mailboxes },
        { $set: { mailboxes } },
      );
    }
  },
};
