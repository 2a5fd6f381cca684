import { mayJudgeOther } from './conflicts';
import type { ForbiddenPair, JudgeToAssign, NominationToJudge } from './input';
import { domainAndAbove, mailboxKey } from './mail-domains';

/** Judges by an attribute that they could share with a nomination. */
type Lookup = Map<string, number[]>;

function add(lookup: Lookup, key: string | undefined, judge: number): void {
  if (!key) return;
  const known = lookup.get(key);
  if (known) known.push(judge);
  else lookup.set(key, [judge]);
}

function lookupsOf(judges: readonly JudgeToAssign[], forbidden: readonly ForbiddenPair[]) {
  const byId = new Map(judges.map(({ id }, index) => [id, index]));
  const lookups = {
    account: new Map() as Lookup,
    mailbox: new Map() as Lookup,
    nominates: new Map() as Lookup,
    employer: new Map() as Lookup,
    domain: new Map() as Lookup,
    aboveDomain: new Map() as Lookup,
    pair: new Map() as Lookup,
  };
  judges.forEach((judge, index) => {
    add(lookups.account, judge.account, index);
    add(lookups.mailbox, judge.email && mailboxKey(judge.email), index);
    for (const { category } of judge.nominates ?? []) add(lookups.nominates, category, index);
    for (const key of judge.employers ?? []) add(lookups.employer, key, index);
    for (const domain of judge.domains ?? []) {
      add(lookups.domain, domain, index);
      for (const above of domainAndAbove(domain)) add(lookups.aboveDomain, above, index);
    }
  });
  for (const { judge, nomination } of forbidden) {
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
  forbidden: readonly ForbiddenPair[],
): Int32Array[] {
  const lookups = lookupsOf(judges, forbidden);
  const nominating = judges.flatMap(({ nominates = [] }, j) => (nominates.length > 0 ? [j] : []));
  /** Judges who nominate and may be judged by one of these instead. */
  const judgedBy = (others: readonly string[]) =>
    nominating.filter((j) => {
      const { id } = judges[j] as JudgeToAssign;
      return others.some((other) => other !== id && !mayJudgeOther(id, other));
    });
  return nominations.map(({ id, category, people, emails, byJudges = [], ...keys }) => {
    const { employers = [], domains = [] } = keys;
    const found = [
      lookups.pair.get(id),
      ...employers.map((key) => lookups.employer.get(key)),
      ...people.map((account) => lookups.account.get(account)),
      ...emails.map((email) => lookups.mailbox.get(mailboxKey(email))),
      lookups.nominates.get(category),
      byJudges.length > 0 ? judgedBy(byJudges) : [],
      ...domains.map((domain) => lookups.aboveDomain.get(domain)),
      ...domains.flatMap((domain) => domainAndAbove(domain)).map((up) => lookups.domain.get(up)),
    ];
    return Int32Array.from(new Set(found.flatMap((list) => list ?? []))).sort();
  });
}
