import { tierNames } from '@meritum/shared/contracts/tiers';
import { Button } from '@meritum/shared/ui/Button';
import { Select } from '@meritum/shared/ui/Select';
import { TextField } from '@meritum/shared/ui/TextField';
import { useId } from 'react';
import { useHydrated } from '../hydration/useHydrated';
import { type Choices, categoriesFor, yearsIn } from './choices';
import styles from './FilterBar.module.css';
import { categoryIsFixed, resetFilters, type WinnerFilters, withYear } from './filters';

interface FilterBarProps {
  choices: Choices;
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

/** WIN-002 to WIN-010. Plain forms, so that Enter and Reset work before hydration. */
export function FilterBar({ choices, filters, onChoose, onType }: FilterBarProps) {
  const { year, category, tier, name } = filters;
  const isWaiting = !useHydrated();
  const reset = resetFilters(choices);
  const resetId = useId();
  return (
    <>
      <form
        action="/winners"
        data-waiting={isWaiting || undefined}
        className={styles.bar}
        aria-label="Filter winners"
        // A value that the browser restores after a reload is not the visitor's choice.
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        <Select
          label="Year"
          name="year"
          value={year}
          onChange={(event) => onChoose(withYear(choices, filters, event.target.value))}
        >
          {options(yearsIn(choices))}
        </Select>
        <Select
          label="Category"
          name="category"
          value={category}
          disabled={categoryIsFixed(choices, year)}
          onChange={(event) => onChoose({ ...filters, category: event.target.value })}
        >
          {options(categoriesFor(choices, year))}
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
          value={name}
          onChange={(event) => onType(event.target.value)}
        />
        <Button
          variant="secondary"
          type="submit"
          form={resetId}
          onClick={(event) => {
            event.preventDefault();
            onChoose(reset);
          }}
        >
          Reset
        </Button>
      </form>
      <form id={resetId} action="/winners" hidden>
        <input type="hidden" name="year" value={reset.year} />
        <input type="hidden" name="category" value={reset.category} />
      </form>
    </>
  );
}
