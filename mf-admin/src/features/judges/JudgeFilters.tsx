import { judgeIdleDays, judgeStates, seasonAnswers } from '@meritum/shared/contracts/list-options';
import { Select } from '@meritum/shared/ui/Select';
import { FilterBar } from '../filters/FilterBar';
import { SavedViews } from '../filters/SavedViews';
import { SearchField } from '../filters/SearchField';
import type { SavedView } from '../filters/views';
import { answerLabels, stateLabels } from './StateBadge';
import type { JudgesView } from './view';

/** Views that every organiser has. */
const views: readonly SavedView[] = [{ name: 'To chase', query: 'idle=0&sort=-idle' }];

/** Filters of the judges. */
export function JudgeFilters({ values, change }: JudgesView) {
  return (
    <FilterBar label="Filter judges" below={<SavedViews screen="judges" given={views} />}>
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
      <Select
        label="Ratings to give"
        value={values.idle}
        onChange={(event) => change({ idle: event.target.value as typeof values.idle })}
      >
        <option value="all">Any</option>
        {judgeIdleDays.map((days) => (
          <option key={days} value={days}>
            {days === '0' ? 'Some to give' : `None given for ${days} days`}
          </option>
        ))}
      </Select>
    </FilterBar>
  );
}
