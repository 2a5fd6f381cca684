import { useLocation } from '@meritum/shared/router';
import { Button } from '@meritum/shared/ui/Button';
import { Select } from '@meritum/shared/ui/Select';
import { ValueField } from '@meritum/shared/ui/ValueField';
import { type ReactNode, useId, useState } from 'react';
import { seasonParameter } from '../console/useSeasonShown';
import styles from './FilterControls.module.css';
import type { Filter, Filters, Options } from './filter';
import { SearchField } from './SearchField';

interface ControlProps {
  filter: Filter;
  value: string;
  options: Options;
  onChange(value: string, how?: { replace: boolean }): void;
}

function FilterControl({ filter, value, options, onChange }: ControlProps) {
  const { control, label, all, errorOf } = filter;
  if (control === 'none') return null;
  if (control === 'search')
    return (
      <SearchField
        label={label}
        hint={filter.hint}
        limit={filter.limit}
        error={errorOf?.(value)}
        value={value}
        onSearch={(typed) => onChange(typed, { replace: true })}
      />
    );
  if (control === 'day')
    return (
      <ValueField
        type="date"
        label={label}
        value={value}
        onChange={({ target }) => onChange(target.value, { replace: true })}
      />
    );
  const isKnown = value === '' || options.some(([option]) => option === value);
  return (
    <Select label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {all && <option value="">{all}</option>}
      {/* A link may name what this season or server does not have. */}
      {!isKnown && <option>{value}</option>}
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </Select>
  );
}

interface Props {
  /** Label for screen readers, such as `Filter nominations`. */
  label: string;
  filters: Filters;
  values: Readonly<Record<string, unknown>>;
  change(changed: Record<string, string>, how?: { replace: boolean }): void;
  /** The options that differ by season, by the filter's name. */
  options?: Readonly<Record<string, Options>> | undefined;
  /** Shown below the filters, such as saved views. */
  below?: ReactNode;
}

const notFilters = ['search', 'sort', 'page', seasonParameter];

/** The filters of a list; on phones all but the first fold, and a button counts set ones. */
export function FilterControls({ label, filters, values, change, options, below }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const params = new URLSearchParams(useLocation().search);
  const set = [...params.keys()].filter((name) => !notFilters.includes(name)).length;
  return (
    <section aria-label={label} className={styles.root}>
      <div id={id} className={styles.filters} data-open={isOpen}>
        {Object.entries(filters).map(([name, filter]) => (
          <FilterControl
            key={name}
            filter={filter}
            value={String(values[name] ?? '')}
            options={filter.options ?? options?.[name] ?? []}
            onChange={(value, how) => change({ [name]: value }, how)}
          />
        ))}
      </div>
      <div className={styles.fold}>
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Fewer filters' : `Filters${set > 0 ? ` (${set} set)` : ''}`}
        </Button>
      </div>
      {below}
    </section>
  );
}
