import type { Migration } from '../migration';

/** As shared/merit/assign/mail-domains.ts had it then. */
function mailboxKey(email: string): string {
  const at = email.lastIndexOf('@');
  const [name, domain] = [email.slice(0, at).toLowerCase(), email.slice(at + 1).toLowerCase()];
  const untagged = name.split('+', 1)[0] || name;
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}

/** By them the other accounts of a person are found. */
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
