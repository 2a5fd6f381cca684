import { judgeIdleDays, judgeStates, seasonAnswers } from '@meritum/shared/contracts/list-options';
import { AddressSelect } from '../filters/AddressSelect';
import { FilterBar } from '../filters/FilterBar';
import { FilterSelect } from '../filters/FilterSelect';
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
      <FilterSelect
        label="State"
        value={values.state}
        options={judgeStates.map((state) => [state, stateLabels[state]])}
        onChoose={(state) => change({ state })}
      />
      <FilterSelect
        label="This season"
        value={values.answer}
        options={seasonAnswers.map((answer) => [answer, answerLabels[answer]])}
        onChoose={(answer) => change({ answer })}
      />
      <FilterSelect
        label="Ratings to give"
        value={values.idle}
        all="Any"
        options={judgeIdleDays.map((days) => [
          days,
          days === '0' ? 'Some to give' : `None given for ${days} days`,
        ])}
        onChoose={(idle) => change({ idle })}
      />
      <AddressSelect value={values.address} onChoose={(address) => change({ address })} />
    </FilterBar>
  );
}
