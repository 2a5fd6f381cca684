import { mailboxKey } from '@meritum/shared/merit/assign/mail-domains';
import { groupedBy } from '@meritum/shared/merit/groups';
import type { Config } from '../../config/environment';
import type { OtherAccount, Person } from '../../platform/authorisation/actor';
import { type Identity, isSamePerson, mailboxesOf } from '../../platform/authorisation/same-person';
import type { Account } from './account';
import type { AccountsStore } from './accounts-store';
import { formerConfirmedEmails, presentPerson } from './present';

interface Accounts {
  stores: { accounts: Pick<AccountsStore, 'findById' | 'findByIds' | 'listByMailboxes'> };
  platform: { config: Pick<Config, 'adminEmails'> };
}

/** Other accounts of the same people. */
export async function otherAccountsOf(
  { stores }: Pick<Accounts, 'stores'>,
  people: readonly Identity[],
): Promise<ReadonlyMap<string, readonly OtherAccount[]>> {
  const found = await stores.accounts.listByMailboxes([...new Set(people.flatMap(mailboxesOf))]);
  const confirmed = found.flatMap(({ _id: accountId, email, emailConfirmed, ...former }) => {
    const emails = [...(emailConfirmed ? [email] : []), ...formerConfirmedEmails(former)];
    const account = { accountId, emails };
    return [...new Set(emails.map(mailboxKey))].map((mailbox) => ({ mailbox, account }));
  });
  const byMailbox = groupedBy(confirmed, ({ mailbox }) => mailbox);
  const others = people.map((person): [string, OtherAccount[]] => {
    const theirs = mailboxesOf(person).flatMap((mailbox) => byMailbox.get(mailbox) ?? []);
    const all = new Set(theirs.map(({ account }) => account));
    return [person.accountId, [...all].filter(({ accountId }) => accountId !== person.accountId)];
  });
  return new Map(others.filter(([, all]) => all.length > 0));
}

export async function peopleOf(context: Accounts, found: readonly Account[]): Promise<Person[]> {
  const people = found.map((account) =>
    presentPerson(account, context.platform.config.adminEmails),
  );
  const others = await otherAccountsOf(context, people);
  return people.map((person) => {
    const otherAccounts = others.get(person.accountId);
    return otherAccounts ? { ...person, otherAccounts } : person;
  });
}

export async function personOf(context: Accounts, accountId: string): Promise<Person | null> {
  const account = await context.stores.accounts.findById(accountId);
  const [person = null] = account ? await peopleOf(context, [account]) : [];
  return person;
}

/** The people of these accounts, by id; without accounts that are gone. */
export async function peopleByIds(
  context: Accounts,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  const accounts = await context.stores.accounts.findByIds([...new Set(accountIds)]);
  const people = await peopleOf(context, accounts);
  return new Map(people.map((person) => [person.accountId, person]));
}

/** With three, two remain when one has left or is ill. */
const enoughOrganisers = 3;

/** People with several accounts count once. */
export const countPeople = (all: readonly Person[]): number =>
  all.filter((one, at) => !all.slice(0, at).some((other) => isSamePerson(other, one))).length;

export const organisersMissing = (organisers: readonly Person[]): number =>
  Math.max(0, enoughOrganisers - countPeople(organisers));
