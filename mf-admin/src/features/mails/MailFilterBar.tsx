import { limits } from '@meritum/shared/contracts/limits';
import { mailStates } from '@meritum/shared/contracts/mails';
import { Select } from '@meritum/shared/ui/Select';
import { FilterBar } from '../filters/FilterBar';
import { FilterSelect } from '../filters/FilterSelect';
import { SavedViews } from '../filters/SavedViews';
import { SearchField } from '../filters/SearchField';
import { kindOf, stateLabels } from './labels';
import { isAddress, type MailFilters } from './requests';

interface Props {
  values: MailFilters;
  change(changed: Partial<MailFilters>, how?: { replace: boolean }): void;
  /** All kinds of mail. */
  templates: readonly string[];
}

/** Filters of the mails. */
export function MailFilterBar({ values, change, templates }: Props) {
  const incomplete = values.search !== '' && !isAddress(values.search);
  return (
    <FilterBar label="Filter mails" below={<SavedViews screen="mail" />}>
      <FilterSelect
        label="State"
        value={values.state}
        options={mailStates.map((state) => [state, stateLabels[state]])}
        onChoose={(state) => change({ state })}
      />
      <Select
        label="Mail"
        value={values.template}
        onChange={({ target }) => change({ template: target.value })}
      >
        <option value="">All</option>
        {templates.map((template) => (
          <option key={template} value={template}>
            {kindOf(template)}
          </option>
        ))}
      </Select>
      <SearchField
        label="Recipient"
        limit={limits.emailCharacters}
        value={values.search}
        error={incomplete ? 'Enter a complete email address' : undefined}
        onSearch={(search) => change({ search }, { replace: true })}
      />
    </FilterBar>
  );
}
