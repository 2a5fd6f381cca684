import { type Affiliation, conflictOf, type NominationParties } from '../nominations/policy';
import type { Judge } from './judge';

export interface JudgeAndNomination {
  judgeId: string;
  nominationId: string;
}

type Nominated = NominationParties & { _id: string };

/**
 * Pairs that must not be assigned: every organiser who verified the judge has a conflict of
 * interest with the nomination. A verifier whose account is deleted counts as having one.
 * @param affiliationOf what conflicts an organiser can have; null when the account is deleted
 */
export async function pairsWithConflictedVerifiers(
  judges: readonly Pick<Judge, '_id' | 'verifiers'>[],
  nominations: readonly Nominated[],
  affiliationOf: (accountId: string) => Promise<Affiliation | null>,
): Promise<JudgeAndNomination[]> {
  const accounts = new Set(judges.flatMap(({ verifiers }) => verifiers));
  const inConflict = new Map<string | null, ReadonlySet<string>>();
  const parties = await Promise.all(
    [...accounts].map(
      async (account) => [account, account === null ? null : await affiliationOf(account)] as const,
    ),
  );
  for (const [account, party] of parties) {
    const theirs = nominations.filter((one) => party === null || conflictOf(party, one) !== null);
    inConflict.set(account, new Set(theirs.map(({ _id }) => _id)));
  }
  return judges.flatMap(({ _id: judgeId, verifiers }) => {
    const [first, ...others] = verifiers.map((account) => inConflict.get(account));
    const ids = [...(first ?? [])].filter((id) => others.every((theirs) => theirs?.has(id)));
    return ids.map((nominationId) => ({ judgeId, nominationId }));
  });
}
