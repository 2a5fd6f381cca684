import { ValueField } from '@meritum/shared/ui/ValueField';

interface Props {
  id?: string;
  label: string;
  hint?: string;
  error?: string;
  value: number;
  /** Step of the number; 1 by default. */
  step?: number;
  onNumber(value: number): void;
}

/** A number field; NaN while it does not hold a number. */
export function NumberField({ onNumber, value, step = 1, ...field }: Props) {
  return (
    <ValueField
      {...field}
      type="number"
      inputMode={step < 1 ? 'decimal' : 'numeric'}
      step={step}
      value={Number.isNaN(value) ? '' : value}
      onChange={(event) => onNumber(event.target.valueAsNumber)}
    />
  );
}
