import { conflictsOf } from '@meritum/shared/merit/assign/conflicts';
import { processInChunks } from '../../platform/process-in-chunks';
import { partyOfEntry, partyOfJudge } from '../nominations/parties';
import { ownNominationsOf } from '../planning/judges-who-nominate';
import { type ContestSnapshot, type Entry, entriesPerTurn } from './contest-snapshot';
import type { Results } from './context';

/**
 * Ids of completed ratings whose judge now has a conflict of interest with the entry. The rule is
 * that of assigning; employers and addresses can change after an assignment.
 */
export async function conflictedRatings(
  { deps }: Results,
  { entries }: Pick<ContestSnapshot, 'entries'>,
): Promise<string[]> {
  const completed = entries.flatMap((entry) => entry.completed);
  const found = await deps.judges.findByIds([...new Set(completed.map(({ judgeId }) => judgeId))]);
  const people = await deps.judges.withOtherAccounts(found);
  const own = ownNominationsOf(
    people,
    entries.map(({ nomination }) => nomination),
  );
  const judgeOf = new Map(
    people.map((judge) => [judge._id, partyOfJudge(judge, own.get(judge._id))]),
  );
  const ofEntry = ({ nomination, completed: ratings }: Entry): string[] => {
    const entry = { ...partyOfEntry(nomination), category: nomination.category };
    return ratings.flatMap(({ _id: rating, judgeId }) => {
      const judge = judgeOf.get(judgeId);
      return judge && conflictsOf(judge, entry, []).length > 0 ? [rating] : [];
    });
  };
  const conflicted: string[] = [];
  await processInChunks(entries, entriesPerTurn, (some) => {
    conflicted.push(...some.flatMap(ofEntry));
  });
  return conflicted;
}
