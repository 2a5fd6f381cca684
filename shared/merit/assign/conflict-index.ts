import { groupedBy } from '../groups';
import { mayJudgeOther } from './conflicts';
import type { ForbiddenPair, JudgeToAssign, NominationToJudge } from './input';
import { domainAndAbove, mailboxKey } from './mail-domains';

/** Judges by an attribute that they might share with a nomination. */
function lookupsOf(judges: readonly JudgeToAssign[], forbidden: readonly ForbiddenPair[]) {
  const pairsOf = groupedBy(forbidden, ({ judge }) => judge);
  const by = (keysOf: (judge: JudgeToAssign) => readonly (string | undefined)[]) => {
    const lookup = new Map<string, number[]>();
    judges.forEach((judge, index) => {
      for (const key of keysOf(judge)) {
        if (!key) continue;
        const known = lookup.get(key) ?? [];
        known.push(index);
        lookup.set(key, known);
      }
    });
    return lookup;
  };
  return {
    account: by(({ account }) => [account]),
    mailbox: by(({ emails = [] }) => emails.filter(Boolean).map(mailboxKey)),
    nominates: by(({ nominates = [] }) => nominates.map(({ category }) => category)),
    employer: by(({ employers = [] }) => employers),
    domain: by(({ domains = [] }) => domains),
    aboveDomain: by(({ domains = [] }) => domains.flatMap(domainAndAbove)),
    pair: by(({ id }) => (pairsOf.get(id) ?? []).map(({ nomination }) => nomination)),
  };
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
  /** Judges who nominate, and may be judged by one of these but not judge them. */
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
