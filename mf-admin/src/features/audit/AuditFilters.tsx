import { Select } from '@meritum/shared/ui/Select';
import { TextField } from '@meritum/shared/ui/TextField';
import { FilterBar } from '../filters/FilterBar';
import { SavedViews } from '../filters/SavedViews';
import { SearchField } from '../filters/SearchField';
import type { AuditView } from './view';

type Props = AuditView & { actions: readonly string[] };

/** Filters by action, actor, subject and day. */
export function AuditFilters({ values, change, actions }: Props) {
  const known = values.action && !actions.includes(values.action) ? [values.action] : [];
  return (
    <FilterBar label="Filter the audit trail" below={<SavedViews screen="audit" />}>
      <Select
        label="Action"
        value={values.action}
        onChange={(event) => change({ action: event.target.value })}
      >
        <option value="">All actions</option>
        {[...known, ...actions].map((action) => (
          <option key={action}>{action}</option>
        ))}
      </Select>
      <SearchField
        label="By"
        hint="Account ID or program name"
        value={values.actor}
        onSearch={(actor) => change({ actor }, { replace: true })}
      />
      <SearchField
        label="About"
        hint="Record or account ID"
        value={values.subject}
        onSearch={(subject) => change({ subject }, { replace: true })}
      />
      <TextField
        type="date"
        label="From (UTC)"
        value={values.from}
        onChange={(event) => change({ from: event.target.value }, { replace: true })}
      />
      <TextField
        type="date"
        label="Until (UTC)"
        value={values.until}
        onChange={(event) => change({ until: event.target.value }, { replace: true })}
      />
    </FilterBar>
  );
}
