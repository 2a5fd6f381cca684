import { limits } from '@meritum/shared/contracts/limits';
import { byName } from '@meritum/shared/contracts/search';
import { Select } from '@meritum/shared/ui/Select';
import { ValueField } from '@meritum/shared/ui/ValueField';
import { FilterBar } from '../filters/FilterBar';
import { SavedViews } from '../filters/SavedViews';
import { SearchField } from '../filters/SearchField';
import { inWords } from '../history/words';
import type { AuditView } from './view';

type Props = AuditView & { actions: readonly string[] };

/** Filters by action, actor, subject and day. */
export function AuditFilters({ values, change, actions }: Props) {
  const known = values.action && !actions.includes(values.action) ? [values.action] : [];
  const options = [...known, ...actions]
    .map((action) => ({ action, words: inWords(action) }))
    .sort((a, b) => byName(a.words, b.words));
  return (
    <FilterBar label="Filter the audit trail" below={<SavedViews screen="audit" />}>
      <Select
        label="What"
        value={values.action}
        onChange={(event) => change({ action: event.target.value })}
      >
        <option value="">Everything</option>
        {options.map(({ action, words }) => (
          <option key={action} value={action}>
            {words}
          </option>
        ))}
      </Select>
      <SearchField
        label="By"
        hint="Email address or ID"
        limit={limits.emailCharacters}
        value={values.actor}
        onSearch={(actor) => change({ actor }, { replace: true })}
      />
      <SearchField
        label="About"
        hint="Email address or ID"
        limit={limits.emailCharacters}
        value={values.subject}
        onSearch={(subject) => change({ subject }, { replace: true })}
      />
      <ValueField
        type="date"
        label="From (UTC)"
        value={values.from}
        onChange={(event) => change({ from: event.target.value }, { replace: true })}
      />
      <ValueField
        type="date"
        label="Until (UTC)"
        value={values.until}
        onChange={(event) => change({ until: event.target.value }, { replace: true })}
      />
    </FilterBar>
  );
}
