import type { OtherAccount } from '../../platform/authorisation/actor';
import type { Identity } from '../../platform/authorisation/same-person';
import type { Judge } from './judge';
import type { JudgesStore } from './store';

/** A judge with their other accounts, and the organizations in those accounts' applications. */
export interface PersonWhoJudges extends Judge {
  otherAccounts?: readonly (OtherAccount & { organizations: readonly string[] })[];
}

export interface OtherAccounts {
  otherAccountsOf(
    people: readonly Identity[],
  ): Promise<ReadonlyMap<string, readonly OtherAccount[]>>;
}

interface Context {
  stores: { judges: JudgesStore };
  deps: { identity: OtherAccounts };
}

/** Adds each judge's other accounts, from which conflicts of interest follow too. */
export async function withOtherAccounts(
  { stores, deps }: Context,
  all: readonly Judge[],
): Promise<PersonWhoJudges[]> {
  const others = await deps.identity.otherAccountsOf(all);
  const accounts = [...others.values()].flat().map(({ accountId }) => accountId);
  const given = accounts.length > 0 ? await stores.judges.listOrganizations(accounts) : [];
  const organizationsOf = ({ accountId }: OtherAccount) =>
    given.filter((one) => one.accountId === accountId).map(({ organization }) => organization);
  return all.map((judge) => {
    const own = others.get(judge.accountId);
    if (!own) return judge;
    const otherAccounts = own.map((one) => ({ ...one, organizations: organizationsOf(one) }));
    return { ...judge, otherAccounts };
  });
}
