import type { PossibleColleague } from '@meritum/shared/contracts/conflicts';
import { conflictsOf } from '@meritum/shared/merit/assign/conflicts';
import { processInChunks } from '../../platform/process-in-chunks';
import { likenessOf } from '../employers/likeness';
import type { Nomination } from '../nominations/nomination';
import { partyOfEntry, partyOfJudge } from '../nominations/parties';
import type { Judge } from './judge';

type Entry = Pick<
  Nomination,
  '_id' | 'fullName' | 'organization' | 'submittedBy' | 'email' | 'submitterEmail'
>;
type Person = Pick<Judge, '_id' | 'fullName' | 'accountId' | 'email' | 'organization'>;

/** Organisers are shown no more of them at once. */
const mostShown = 20;
/** Entries compared before other requests have their turn. */
const atOnce = 200;

const keysOfEntry = ({ organization, email, submitterEmail }: Entry): ReadonlySet<string> =>
  likenessOf([organization], [email, submitterEmail]);
const keysOfJudge = ({ organization, email }: Person): ReadonlySet<string> =>
  likenessOf([organization], [email]);

/** Whether the two are kept apart by employer; null for somebody's own entry. */
function isKeptApart(judge: Person, entry: Entry): boolean | null {
  const conflicts = conflictsOf(partyOfJudge(judge), partyOfEntry(entry), []);
  return conflicts.includes('own') ? null : conflicts.length > 0;
}

const undecidedFirst = (all: PossibleColleague[]): PossibleColleague[] =>
  all.sort((one, other) => Number(one.keptApart) - Number(other.keptApart)).slice(0, mostShown);

function shown(
  { _id: id, fullName: name, organization }: Entry | Person,
  keptApart: boolean | null,
): PossibleColleague[] {
  return keptApart === null ? [] : [{ id, name, organization, keptApart }];
}

/**
 * Finds the entries that are, or may be, of a judge's employer, those first that the rule of
 * conflicts does not decide. Takes time in the number of entries once.
 */
export async function entriesOfEmployer(
  entries: readonly Entry[],
): Promise<(judge: Person) => PossibleColleague[]> {
  const byKey = new Map<string, Entry[]>();
  await processInChunks(entries, atOnce, (some) => {
    for (const entry of some) {
      for (const key of keysOfEntry(entry)) {
        const known = byKey.get(key);
        if (known) known.push(entry);
        else byKey.set(key, [entry]);
      }
    }
  });
  return (judge) => {
    const found = new Set([...keysOfJudge(judge)].flatMap((key) => byKey.get(key) ?? []));
    return undecidedFirst([...found].flatMap((one) => shown(one, isKeptApart(judge, one))));
  };
}

/** The judges who have, or may have, an entry's employer. */
export function judgesOfEmployer(entry: Entry, judges: readonly Person[]): PossibleColleague[] {
  const keys = keysOfEntry(entry);
  const found = judges.filter((judge) => [...keysOfJudge(judge)].some((key) => keys.has(key)));
  return undecidedFirst(found.flatMap((judge) => shown(judge, isKeptApart(judge, entry))));
}
