import { Button } from '@meritum/shared/ui/Button';
import { Select } from '@meritum/shared/ui/Select';
import { TextField } from '@meritum/shared/ui/TextField';
import { categoryNames, tierNames, winnerYears } from './choices';
import styles from './FilterBar.module.css';
import { categoryIsFixed, resetFilters, type WinnerFilters, withYear } from './filters';

export interface FilterBarProps {
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

/** Year, category, tier, name and Reset (WIN-002 to WIN-010). */
export function FilterBar({ filters, onChoose, onType }: FilterBarProps) {
  const { year, category, tier, name } = filters;
  return (
    <form
      className={styles.bar}
      aria-label="Filter winners"
      onSubmit={(event) => event.preventDefault()}
    >
      <Select
        label="Year"
        value={year}
        onChange={(event) => onChoose(withYear(filters, event.target.value))}
      >
        {options(winnerYears)}
      </Select>
      <Select
        label="Category"
        value={category}
        disabled={categoryIsFixed(year)}
        onChange={(event) => onChoose({ ...filters, category: event.target.value })}
      >
        {options(categoryNames)}
      </Select>
      <Select
        label="Tier"
        value={tier}
        onChange={(event) => onChoose({ ...filters, tier: event.target.value })}
      >
        <option value="">Tiers</option>
        {options(tierNames)}
      </Select>
      <TextField
        className={styles.name}
        label="Search by name"
        type="search"
        autoComplete="off"
        maxLength={120}
        value={name}
        onChange={(event) => onType(event.target.value)}
      />
      <Button variant="secondary" onClick={() => onChoose(resetFilters)}>
        Reset
      </Button>
    </form>
  );
}
