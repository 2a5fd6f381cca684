import type { Season } from '@meritum/shared/contracts/seasons';
import { tierNames } from '@meritum/shared/contracts/tiers';
import type { WinnerListsReply } from '@meritum/shared/contracts/winner-imports';
import type { WinnersStore } from './store';

/** What the directory holds of every season, the newest first. */
export async function winnerLists(
  winners: Pick<WinnersStore, 'ofList'>,
  seasons: readonly Season[],
): Promise<WinnerListsReply> {
  const lists = seasons.toReversed().flatMap(({ id: year, categories, directory }) =>
    categories.map(async ({ name: category }) => {
      const found = await winners.ofList({ year, category });
      const newest = Math.max(...found.map(({ updatedAt }) => updatedAt.getTime()));
      return {
        ...{ year, category, offered: directory.includes(category), winners: found.length },
        tiers: tierNames.map((tier) => ({
          tier,
          winners: found.filter(({ badge }) => badge === tier).length,
        })),
        updatedAt: found.length === 0 ? null : new Date(newest).toISOString(),
      };
    }),
  );
  return { lists: await Promise.all(lists) };
}
