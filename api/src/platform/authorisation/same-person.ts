import { mailboxKey } from '@meritum/shared/merit/assign/mail-domains';
import type { Person } from './actor';

/** What identifies a person: their account, its address and confirmed former ones, other accounts. */
export type Identity = Pick<Person, 'accountId' | 'email' | 'formerEmails' | 'otherAccounts'>;

type Addressed = Omit<Identity, 'accountId'>;

/** Ids of all accounts of a person, the one that was asked for first. */
export const accountsOf = ({
  accountId,
  otherAccounts = [],
}: Pick<Identity, 'accountId' | 'otherAccounts'>): string[] => [
  accountId,
  ...otherAccounts.map((other) => other.accountId),
];

/** Every address that a person has or had, by any account. */
export const emailsOf = ({ email, formerEmails = [], otherAccounts = [] }: Addressed): string[] => [
  email,
  ...formerEmails,
  ...otherAccounts.flatMap(({ emails }) => emails),
];

/** Keys of the mailboxes that somebody has or had. */
export const mailboxesOf = (person: Addressed): string[] => [
  ...new Set(emailsOf(person).map(mailboxKey)),
];

/** Whether these are one person's: by the account, or by a mailbox that both have or had. */
export function isSamePerson(one: Identity, other: Identity): boolean {
  const mailboxes = mailboxesOf(other);
  return (
    one.accountId === other.accountId ||
    mailboxesOf(one).some((mailbox) => mailboxes.includes(mailbox))
  );
}
