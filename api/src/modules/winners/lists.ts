import type { Season } from '@meritum/shared/contracts/seasons';
import { tierNames } from '@meritum/shared/contracts/tiers';
import type { WinnerListsReply } from '@meritum/shared/contracts/winner-imports';
import { groupedBy } from '@meritum/shared/merit/groups';
import type { TalliedWinner, WinnersStore } from './store';

type List = WinnerListsReply['lists'][number];

function countsOf(found: readonly TalliedWinner[]): Pick<List, 'winners' | 'tiers' | 'updatedAt'> {
  const newest = Math.max(...found.map(({ updatedAt }) => updatedAt.getTime()));
  return {
    winners: found.length,
    tiers: tierNames.map((tier) => ({
      tier,
      winners: found.filter(({ badge }) => badge === tier).length,
    })),
    updatedAt: found.length === 0 ? null : new Date(newest).toISOString(),
  };
}

/** Every list of the directory, newest season first. */
export async function winnerLists(
  winners: Pick<WinnersStore, 'tally'>,
  seasons: readonly Season[],
): Promise<Pick<WinnerListsReply, 'lists'>> {
  const key = ({ year, category }: { year: string; category: string }) => `${year}:${category}`;
  const lists = groupedBy(await winners.tally(), key);
  return {
    lists: seasons.toReversed().flatMap(({ id: year, categories, directory }) =>
      categories.map(({ name: category }) => ({
        year,
        category,
        offered: directory.includes(category),
        ...countsOf(lists.get(key({ year, category })) ?? []),
      })),
    ),
  };
}
