import { send } from '@meritum/shared/client/send';
import { nominationReviewStates } from '@meritum/shared/contracts/list-options';
import { useQuery } from '@meritum/shared/query';
import { Select } from '@meritum/shared/ui/Select';
import { consoleKey } from '../console/ForgetOnLeaving';
import { FilterBar } from '../filters/FilterBar';
import { SavedViews } from '../filters/SavedViews';
import { SearchField } from '../filters/SearchField';
import { reviewStateLabels } from './labels';
import type { NominationsView } from './view';

/** Names of the categories of the current season. */
function useCategories(): readonly string[] {
  const { data } = useQuery({
    queryKey: [consoleKey, 'categories'],
    queryFn: async ({ signal }) => (await send('getSeason', { signal }))?.data.categories ?? [],
  });
  return data?.map(({ name }) => name) ?? [];
}

/** Filters of the nominations. */
export function NominationFilters({ values, change }: NominationsView) {
  const categories = useCategories();
  const known = values.category && !categories.includes(values.category) ? [values.category] : [];
  return (
    <FilterBar label="Filter nominations" below={<SavedViews screen="nominations" />}>
      <SearchField
        label="Search"
        hint="Nominee, organization or email"
        value={values.search}
        onSearch={(search) => change({ search }, { replace: true })}
      />
      <Select
        label="Category"
        value={values.category}
        onChange={(event) => change({ category: event.target.value })}
      >
        <option value="">All categories</option>
        {[...known, ...categories].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <Select
        label="Status"
        value={values.status}
        onChange={(event) => change({ status: event.target.value as typeof values.status })}
      >
        <option value="all">All</option>
        {nominationReviewStates.map((state) => (
          <option key={state} value={state}>
            {reviewStateLabels[state]}
          </option>
        ))}
        <option value="voided">Voided or proposed for voiding</option>
      </Select>
      <Select
        label="Coverage"
        value={values.coverage}
        onChange={(event) => change({ coverage: event.target.value as typeof values.coverage })}
      >
        <option value="all">Any</option>
        <option value="none">No judges yet</option>
        <option value="short">Too few ratings</option>
        <option value="enough">Enough ratings</option>
      </Select>
    </FilterBar>
  );
}
