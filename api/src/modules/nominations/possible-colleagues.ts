import { conflictsOf } from '@meritum/shared/merit/assign/conflicts';
import type { Judge } from '../judges/judge';
import { likenessOf } from './employers/likeness';
import type { Nomination } from './nomination';
import { partyOfEntry, partyOfJudge } from './parties';

type Entry = Pick<Nomination, '_id' | 'organization' | 'submittedBy' | 'email' | 'submitterEmail'>;
type Person = Pick<Judge, '_id' | 'accountId' | 'email' | 'organization'>;

/** Organisers are shown no more of them at once. */
const mostShown = 20;

/**
 * Finds the entries that may be of a judge's employer though the rule does not say so; organisers
 * ask. Takes time in the number of entries once.
 */
export function possiblyOfEmployer<One extends Entry>(
  entries: readonly One[],
): (judge: Person) => One[] {
  const byKey = new Map<string, One[]>();
  for (const entry of entries) {
    for (const key of likenessOf([entry.organization], [entry.email, entry.submitterEmail])) {
      const known = byKey.get(key);
      if (known) known.push(entry);
      else byKey.set(key, [entry]);
    }
  }
  return (judge) => {
    const like = [...likenessOf([judge.organization], [judge.email])];
    const found = new Set(like.flatMap((key) => byKey.get(key) ?? []));
    const party = partyOfJudge(judge);
    return [...found]
      .filter((entry) => conflictsOf(party, partyOfEntry(entry), []).length === 0)
      .slice(0, mostShown);
  };
}

/** Returns what is shown of an entry beside such a judge, and of a judge beside such an entry. */
export const asPossibleColleague = ({
  _id: id,
  fullName: name,
  organization,
}: Pick<Nomination, '_id' | 'fullName' | 'organization'>) => ({ id, name, organization });
