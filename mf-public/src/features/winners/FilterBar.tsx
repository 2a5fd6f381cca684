import { Button } from '@meritum/shared/ui/Button';
import { Select } from '@meritum/shared/ui/Select';
import { TextField } from '@meritum/shared/ui/TextField';
import { type Ref, useId } from 'react';
import { categoryNames, tierNames, winnerYears } from './choices';
import styles from './FilterBar.module.css';
import { categoryIsFixed, resetFilters, type WinnerFilters, withYear } from './filters';

export interface FilterBarProps {
  ref?: Ref<HTMLFormElement>;
  filters: WinnerFilters;
  onChoose: (next: WinnerFilters) => void;
  onType: (name: string) => void;
}

const options = (values: readonly string[]) =>
  values.map((value) => (
    <option key={value} value={value}>
      {value}
    </option>
  ));

/**
 * Year, category, tier, name and Reset (WIN-002 to WIN-010). Two plain forms, so that a return or
 * Reset that comes before the scripts leads to the address of what was chosen.
 */
export function FilterBar({ ref, filters, onChoose, onType }: FilterBarProps) {
  const { year, category, tier, name } = filters;
  const resetId = useId();
  return (
    <>
      <form
        ref={ref}
        action="/winners"
        className={styles.bar}
        aria-label="Filter winners"
        // What a browser would put back on a reload is not what somebody chose.
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        <Select
          label="Year"
          name="year"
          value={year}
          onChange={(event) => onChoose(withYear(filters, event.target.value))}
        >
          {options(winnerYears)}
        </Select>
        <Select
          label="Category"
          name="category"
          value={category}
          disabled={categoryIsFixed(year)}
          onChange={(event) => onChoose({ ...filters, category: event.target.value })}
        >
          {options(categoryNames)}
        </Select>
        <Select
          label="Tier"
          name="tier"
          value={tier}
          onChange={(event) => onChoose({ ...filters, tier: event.target.value })}
        >
          <option value="">Tiers</option>
          {options(tierNames)}
        </Select>
        <TextField
          className={styles.name}
          label="Search by name"
          name="q"
          type="search"
          autoComplete="off"
          maxLength={120}
          value={name}
          onChange={(event) => onType(event.target.value)}
        />
        <Button
          variant="secondary"
          type="submit"
          form={resetId}
          onClick={(event) => {
            event.preventDefault();
            onChoose(resetFilters);
          }}
        >
          Reset
        </Button>
      </form>
      <form id={resetId} action="/winners" hidden>
        <input type="hidden" name="year" value={resetFilters.year} />
        <input type="hidden" name="category" value={resetFilters.category} />
      </form>
    </>
  );
}
