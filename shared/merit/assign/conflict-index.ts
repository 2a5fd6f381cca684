import { organizationKey } from './conflicts';
import type { ForbiddenPair, JudgeToAssign, NominationToJudge } from './input';
import { domainAndAbove, employerDomain } from './mail-domains';

/** Judges by an attribute that they could share with a nomination. */
type Lookup = Map<string, number[]>;

function add(lookup: Lookup, key: string | undefined, judge: number): void {
  if (!key) return;
  const known = lookup.get(key);
  if (known) known.push(judge);
  else lookup.set(key, [judge]);
}

const plainAddress = (email: string | undefined) => email?.trim().toLowerCase();

function lookupsOf(judges: readonly JudgeToAssign[], ties: readonly ForbiddenPair[]) {
  const byId = new Map(judges.map(({ id }, index) => [id, index]));
  const lookups = {
    account: new Map() as Lookup,
    address: new Map() as Lookup,
    organization: new Map() as Lookup,
    domain: new Map() as Lookup,
    aboveDomain: new Map() as Lookup,
    pair: new Map() as Lookup,
  };
  judges.forEach((judge, index) => {
    add(lookups.account, judge.account, index);
    add(lookups.address, plainAddress(judge.email), index);
    add(lookups.organization, organizationKey(judge.organization), index);
    for (const name of judge.declaredOrganizations ?? []) {
      add(lookups.organization, organizationKey(name), index);
    }
    const domain = employerDomain(judge.email ?? '');
    add(lookups.domain, domain, index);
    for (const above of domainAndAbove(domain ?? '')) add(lookups.aboveDomain, above, index);
  });
  for (const { judge, nomination } of ties) {
    const index = byId.get(judge);
    if (index !== undefined) add(lookups.pair, nomination, index);
  }
  return lookups;
}

/**
 * Returns for each nomination the indices of the judges that `conflictsOf` would refuse, ascending,
 * without checking every pair.
 */
export function conflictIndex(
  nominations: readonly NominationToJudge[],
  judges: readonly JudgeToAssign[],
  ties: readonly ForbiddenPair[],
): Int32Array[] {
  const lookups = lookupsOf(judges, ties);
  return nominations.map(({ id, organization, people, emails }) => {
    const domains = emails.flatMap((email) => employerDomain(email) ?? []);
    const found = [
      lookups.pair.get(id),
      lookups.organization.get(organizationKey(organization)),
      ...people.map((account) => lookups.account.get(account)),
      ...emails.map((email) => lookups.address.get(plainAddress(email) ?? '')),
      ...domains.map((domain) => lookups.aboveDomain.get(domain)),
      ...domains.flatMap((domain) => domainAndAbove(domain)).map((up) => lookups.domain.get(up)),
    ];
    return Int32Array.from(new Set(found.flatMap((list) => list ?? []))).sort();
  });
}
