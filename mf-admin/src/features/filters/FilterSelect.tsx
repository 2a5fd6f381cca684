import { Select } from '@meritum/shared/ui/Select';

interface Props<Value extends string> {
  label: string;
  value: Value | 'all';
  /** `All`; the first option, which does not filter. */
  all?: string;
  /** The other options, with their words. */
  options: readonly (readonly [Value, string])[];
  onChoose(value: Value | 'all'): void;
}

/** A filter of a list by one of several options. */
export function FilterSelect<Value extends string>(props: Props<Value>) {
  const { label, value, all = 'All', options, onChoose } = props;
  return (
    <Select
      label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value as Value | 'all')}
    >
      <option value="all">{all}</option>
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </Select>
  );
}
