import { useQuery, useQueryClient } from '@meritum/shared/query';
import { useHydrated } from '../hydration/useHydrated';
import { publishedResultsQuery } from '../verification/requests';
import { offeredIn, yearsIn } from '../winners/choices';
import { useChoices } from '../winners/useChoices';
import { winnersQuery } from '../winners/useWinners';
import { countsOf, type LoadedCounts, sumOf } from './counts';

export interface ArchiveList {
  category: string;
  counts: LoadedCounts;
  /** Whether a ledger is published, so that anyone can recompute the awards. */
  isCheckable: boolean;
  isImported: boolean;
}

export interface ArchiveYear {
  year: string;
  lists: readonly ArchiveList[];
  counts: LoadedCounts;
}

const listName = (year: string, category: string) => `${year} ${category}`;

/** The years, newest first, with awards counted from the lists that visitors see. */
export function useArchive() {
  const hydrated = useHydrated();
  const client = useQueryClient();
  const { choices, awaited } = useChoices();
  const { directory } = choices;
  const lists = directory.flatMap(({ year, categories }) =>
    categories.map((category) => ({ year, category })),
  );
  const counted = useQuery({
    queryKey: ['archive', directory],
    queryFn: () =>
      Promise.all(
        lists.map(async ({ year, category }) => {
          const winners = await client.fetchQuery(winnersQuery({ year, category }));
          return {
            name: listName(year, category),
            counts: countsOf(winners),
            hasSamples: winners.some(({ sample }) => sample),
            isImported: winners.some(({ enteredByOrganisers }) => enteredByOrganisers),
          };
        }),
      ),
    enabled: hydrated && !awaited,
  });
  const unknown = counted.isError ? null : undefined;
  const { data: results } = useQuery({ ...publishedResultsQuery, enabled: hydrated });
  const known = new Map(counted.data?.map((list) => [list.name, list]));
  const checkable = new Set(
    results?.filter(({ published }) => published).map((one) => listName(one.season, one.category)),
  );
  const years: ArchiveYear[] = yearsIn(choices)
    .toReversed()
    .map((year) => {
      const ofYear = offeredIn(choices, year).map((category) => {
        const name = listName(year, category);
        const { counts = unknown, isImported = false } = known.get(name) ?? {};
        return { category, counts, isImported, isCheckable: checkable.has(name) };
      });
      const counts = ofYear.flatMap(({ counts: one }) => one ?? []);
      return { year, lists: ofYear, counts: counted.data ? sumOf(counts) : unknown };
    });
  return {
    years,
    total: counted.data ? sumOf(counted.data.map(({ counts }) => counts)) : unknown,
    hasSamples: counted.data?.some((list) => list.hasSamples) ?? false,
    ...(counted.isError && { retry: () => void counted.refetch() }),
    isRetrying: counted.isRefetching,
  };
}
