import { mailboxKey } from '@meritum/shared/merit/assign/mail-domains';
import type { Person } from './actor';

/** What identifies a person: their account, its address, and confirmed ones that it had. */
type Identity = Pick<Person, 'accountId' | 'email' | 'formerEmails'>;

/** Keys of the mailboxes that somebody has or had. */
export const mailboxesOf = ({
  email,
  formerEmails = [],
}: Pick<Identity, 'email' | 'formerEmails'>): string[] => [
  ...new Set([email, ...formerEmails].map(mailboxKey)),
];

/** Whether these are one person's: by the account, or by a mailbox that both have or had. */
export function isSamePerson(one: Identity, other: Identity): boolean {
  const mailboxes = mailboxesOf(other);
  return (
    one.accountId === other.accountId ||
    mailboxesOf(one).some((mailbox) => mailboxes.includes(mailbox))
  );
}
