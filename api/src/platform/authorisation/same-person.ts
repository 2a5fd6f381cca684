import { mailboxKey } from '@meritum/shared/merit/assign/mail-domains';
import type { Person } from './actor';

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

/** Keys of all mailboxes of a person, former ones too. */
export const mailboxesOf = (person: Addressed): string[] => [
  ...new Set(emailsOf(person).map(mailboxKey)),
];

/** Whether both have the same account, or have or had the same mailbox. */
export function isSamePerson(one: Identity, other: Identity): boolean {
  const mailboxes = mailboxesOf(other);
  return (
    one.accountId === other.accountId ||
    mailboxesOf(one).some((mailbox) => mailboxes.includes(mailbox))
  );
}
