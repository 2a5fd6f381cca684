import { mailboxKey } from '@meritum/shared/merit/assign/mail-domains';
import type { Person } from './actor';

export type Identity = Pick<Person, 'accountId' | 'email' | 'formerEmails' | 'otherAccounts'>;

type Addressed = Omit<Identity, 'accountId'>;

/** Ids of all accounts of a person; the given one first. */
export const accountsOf = ({
  accountId,
  otherAccounts = [],
}: Pick<Identity, 'accountId' | 'otherAccounts'>): string[] => [
  accountId,
  ...otherAccounts.map((other) => other.accountId),
];

/** All present and former addresses of a person, in any of their accounts. */
export const emailsOf = ({ email, formerEmails = [], otherAccounts = [] }: Addressed): string[] => [
  email,
  ...formerEmails,
  ...otherAccounts.flatMap(({ emails }) => emails),
];

/** Keys of all present and former mailboxes of a person. */
export const mailboxesOf = (person: Addressed): string[] => [
  ...new Set(emailsOf(person).map(mailboxKey)),
];

/** Whether both have the same account, or ever had the same mailbox. */
export function isSamePerson(one: Identity, other: Identity): boolean {
  const mailboxes = mailboxesOf(other);
  return (
    one.accountId === other.accountId ||
    mailboxesOf(one).some((mailbox) => mailboxes.includes(mailbox))
  );
}
