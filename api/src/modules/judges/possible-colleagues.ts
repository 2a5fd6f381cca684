import type { PossibleColleague } from '@meritum/shared/contracts/conflicts';
import { conflictsOf } from '@meritum/shared/merit/assign/conflicts';
import { processInChunks } from '../../platform/process-in-chunks';
import { type Likeness, likenessOf, sameOf } from '../employers/likeness';
import type { Nomination } from '../nominations/nomination';
import { partyOfEntry, partyOfJudge } from '../nominations/parties';
import type { PersonWhoJudges } from './persons';

type Entry = Pick<
  Nomination,
  '_id' | 'fullName' | 'organization' | 'submittedBy' | 'email' | 'submitterEmail'
>;
type Person = Pick<
  PersonWhoJudges,
  | '_id'
  | 'fullName'
  | 'accountId'
  | 'email'
  | 'formerEmails'
  | 'otherAccounts'
  | 'organization'
  | 'formerOrganizations'
>;

/** Organisers see at most this many. */
const maxShown = 20;
/** Entries that are compared before other requests get a turn. */
const entriesPerTurn = 200;

const keysOfEntry = ({ organization, email, submitterEmail }: Entry): Likeness =>
  likenessOf([organization], [email, submitterEmail]);
const keysOfJudge = ({ organization, formerOrganizations = [], email }: Person): Likeness =>
  likenessOf([organization, ...formerOrganizations], [email]);

const undecidedFirst = (all: PossibleColleague[]): PossibleColleague[] =>
  all.sort((one, other) => Number(one.hasConflict) - Number(other.hasConflict)).slice(0, maxShown);

/** `who`, the judge or entry, as shown beside the other; nothing for a judge's own entry. */
function shown(judge: Person, entry: Entry, who: Entry | Person): PossibleColleague[] {
  const same = sameOf(keysOfJudge(judge), keysOfEntry(entry));
  if (!same) return [];
  const conflicts = conflictsOf(partyOfJudge(judge), partyOfEntry(entry), []);
  const { _id: id, fullName: name, organization } = who;
  const one = { id, name, organization, same, hasConflict: conflicts.length > 0 };
  return conflicts.includes('own') ? [] : [one];
}

/**
 * Finds entries that may be of a judge's employer. Those without a conflict come first, because
 * organisers decide about them. Indexes the entries once.
 */
export async function entriesOfEmployer(
  entries: readonly Entry[],
): Promise<(judge: Person) => PossibleColleague[]> {
  const byKey = new Map<string, Entry[]>();
  await processInChunks(entries, entriesPerTurn, (some) => {
    for (const entry of some) {
      for (const key of keysOfEntry(entry).keys()) {
        const known = byKey.get(key);
        if (known) known.push(entry);
        else byKey.set(key, [entry]);
      }
    }
  });
  return (judge) => {
    const found = new Set([...keysOfJudge(judge).keys()].flatMap((key) => byKey.get(key) ?? []));
    return undecidedFirst([...found].flatMap((entry) => shown(judge, entry, entry)));
  };
}

/** Judges who may have the same employer as an entry. */
export const judgesOfEmployer = (entry: Entry, judges: readonly Person[]): PossibleColleague[] =>
  undecidedFirst(judges.flatMap((judge) => shown(judge, entry, judge)));
