import { Select } from '@meritum/shared/ui/Select';
import { FilterBar } from '../filters/FilterBar';
import { SearchField } from '../filters/SearchField';
import { stateLabels } from '../judges/StateBadge';
import type { QueueView } from './view';

/** Filters of the queue. */
export function QueueFilters({ values, change }: QueueView) {
  return (
    <FilterBar label="Filter applications">
      <SearchField
        label="Search"
        hint="Name, organization, designation or email"
        value={values.search}
        onSearch={(search) => change({ search }, { replace: true })}
      />
      <Select
        label="State"
        value={values.state}
        onChange={({ target }) => change({ state: target.value as typeof values.state })}
      >
        <option value="waiting">{stateLabels.waiting}</option>
        <option value="rejected">{stateLabels.rejected}</option>
      </Select>
      <Select
        label="Remarks"
        value={values.marks}
        onChange={({ target }) => change({ marks: target.value as typeof values.marks })}
      >
        <option value="all">All</option>
        <option value="none">Without remarks</option>
        <option value="some">With remarks</option>
      </Select>
    </FilterBar>
  );
}
