import type { Viewer } from '../../platform/authorisation/actor';
import { accountsOf, emailsOf } from '../../platform/authorisation/same-person';
import { employersOf } from '../employers/employers';
import type { Affiliation } from './policy';
import type { NominationsStore } from './store';

type OrganizationsOf = NominationsStore['listOrganizations'];

export interface AffiliationContext {
  stores: { nominations: Pick<NominationsStore, 'listOrganizations'> };
  deps: {
    /** Organizations in the accounts' applications to judge. */
    judges: { organizationsOfJudges: OrganizationsOf };
    contests: {
      /** Nominations with which a conflict of interest of one of these accounts was lifted. */
      liftedFor(accounts: readonly string[]): Promise<ReadonlySet<string>>;
    };
  };
}

/**
 * The facts that decide the actor's conflicts of interest: addresses, and organizations in
 * nominations and applications to judge, over all of their accounts. Call it once per request.
 */
export async function affiliationOf(
  { stores, deps }: AffiliationContext,
  actor: Viewer,
): Promise<Affiliation> {
  const person = await actor.person();
  const [accounts, emails] = [accountsOf(person), emailsOf(person)];
  const [own, asJudge, lifted] = await Promise.all([
    stores.nominations.listOrganizations(accounts),
    deps.judges.organizationsOfJudges(accounts),
    deps.contests.liftedFor(accounts),
  ]);
  const organizations = [...own, ...asJudge].map(({ organization }) => organization);
  return {
    ...{ accounts, emails, ...employersOf(organizations, emails), lifted },
    ...(person.role === 'screener' && { withoutJudging: true }),
  };
}
