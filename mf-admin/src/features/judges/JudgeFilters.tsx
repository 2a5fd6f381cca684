import { judgeStates, seasonAnswers } from '@meritum/shared/contracts/list-options';
import { Select } from '@meritum/shared/ui/Select';
import { FilterBar } from '../filters/FilterBar';
import { SavedViews } from '../filters/SavedViews';
import { SearchField } from '../filters/SearchField';
import { answerLabels, stateLabels } from './StateBadge';
import type { JudgesView } from './view';

/** Filters of the judges. */
export function JudgeFilters({ values, change }: JudgesView) {
  return (
    <FilterBar label="Filter judges" below={<SavedViews screen="judges" />}>
      <SearchField
        label="Search"
        hint="Name, organization or email"
        value={values.search}
        onSearch={(search) => change({ search }, { replace: true })}
      />
      <Select
        label="State"
        value={values.state}
        onChange={(event) => change({ state: event.target.value as typeof values.state })}
      >
        <option value="all">All</option>
        {judgeStates.map((state) => (
          <option key={state} value={state}>
            {stateLabels[state]}
          </option>
        ))}
      </Select>
      <Select
        label="This season"
        value={values.answer}
        onChange={(event) => change({ answer: event.target.value as typeof values.answer })}
      >
        <option value="all">All</option>
        {seasonAnswers.map((answer) => (
          <option key={answer} value={answer}>
            {answerLabels[answer]}
          </option>
        ))}
      </Select>
    </FilterBar>
  );
}
