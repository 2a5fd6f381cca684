import {
  coverages,
  documentFilters,
  nominationFilters,
} from '@meritum/shared/contracts/list-options';
import { currentOf } from '@meritum/shared/programme/current';
import { Select } from '@meritum/shared/ui/Select';
import { AddressSelect } from '../filters/AddressSelect';
import { FilterBar } from '../filters/FilterBar';
import { FilterSelect } from '../filters/FilterSelect';
import { SavedViews } from '../filters/SavedViews';
import { SearchField } from '../filters/SearchField';
import { useSeasons } from '../season/requests';
import { useSeasonShown } from '../season/useSeasonShown';
import { coverageLabels, documentLabels, filterLabels } from './labels';
import type { NominationsView } from './view';

/** Names of the categories of the season shown. */
function useCategories(): readonly string[] {
  const shown = useSeasonShown();
  const seasons = useSeasons().data?.seasons ?? [];
  const season = shown ? seasons.find(({ id }) => id === shown) : currentOf(seasons);
  return season?.categories.map(({ name }) => name) ?? [];
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
      <FilterSelect
        label="Status"
        value={values.status}
        options={nominationFilters.map((status) => [status, filterLabels[status]])}
        onChoose={(status) => change({ status })}
      />
      <FilterSelect
        label="Coverage"
        value={values.coverage}
        all="Any"
        options={coverages.map((coverage) => [coverage, coverageLabels[coverage]])}
        onChoose={(coverage) => change({ coverage })}
      />
      <FilterSelect
        label="Document"
        value={values.document}
        all="Any"
        options={documentFilters.map((document) => [document, documentLabels[document]])}
        onChoose={(document) => change({ document })}
      />
      <AddressSelect value={values.address} onChoose={(address) => change({ address })} />
    </FilterBar>
  );
}
