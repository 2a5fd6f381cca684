import type { PossibleColleague } from '@meritum/shared/contracts/conflicts';
import { conflictsOf } from '@meritum/shared/merit/assign/conflicts';
import { processInChunks } from '../../platform/process-in-chunks';
import { type Likeness, likenessOf, sameOf } from '../employers/likeness';
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

const keysOfEntry = ({ organization, email, submitterEmail }: Entry): Likeness =>
  likenessOf([organization], [email, submitterEmail]);
const keysOfJudge = ({ organization, email }: Person): Likeness =>
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
  same: PossibleColleague['same'] | undefined,
  keptApart: () => boolean | null,
): PossibleColleague[] {
  const apart = same ? keptApart() : null;
  return same && apart !== null ? [{ id, name, organization, same, keptApart: apart }] : [];
}

/**
 * Finds the entries that are, or may be, of a judge's employer, those first that the rule of
 * conflicts does not decide. Takes time in the number of entries once.
 */
export async function entriesOfEmployer(
  entries: readonly Entry[],
): Promise<(judge: Person) => PossibleColleague[]> {
  const byKey = new Map<string, { entry: Entry; keys: Likeness }[]>();
  await processInChunks(entries, atOnce, (some) => {
    for (const entry of some) {
      const keys = keysOfEntry(entry);
      for (const key of keys.keys()) {
        const known = byKey.get(key);
        if (known) known.push({ entry, keys });
        else byKey.set(key, [{ entry, keys }]);
      }
    }
  });
  return (judge) => {
    const own = keysOfJudge(judge);
    const found = new Map(
      [...own.keys()]
        .flatMap((key) => byKey.get(key) ?? [])
        .map(({ entry, keys }) => [entry, keys]),
    );
    return undecidedFirst(
      [...found].flatMap(([entry, keys]) =>
        shown(entry, sameOf(own, keys), () => isKeptApart(judge, entry)),
      ),
    );
  };
}

/** The judges who have, or may have, an entry's employer. */
export function judgesOfEmployer(entry: Entry, judges: readonly Person[]): PossibleColleague[] {
  const keys = keysOfEntry(entry);
  return undecidedFirst(
    judges.flatMap((judge) =>
      shown(judge, sameOf(keys, keysOfJudge(judge)), () => isKeptApart(judge, entry)),
    ),
  );
}
