import { TextField } from '@meritum/shared/ui/TextField';

interface Props {
  id?: string;
  label: string;
  hint?: string;
  error?: string;
  value: number;
  disabled?: boolean;
  /** Smallest difference between two numbers; whole ones where nothing is said. */
  step?: number;
  onNumber(value: number): void;
}

/** A number; NaN while nothing that is one stands there. */
export function NumberField({ onNumber, value, step = 1, ...field }: Props) {
  return (
    <TextField
      {...field}
      type="number"
      inputMode={step < 1 ? 'decimal' : 'numeric'}
      step={step}
      value={Number.isNaN(value) ? '' : value}
      onChange={(event) => onNumber(event.target.valueAsNumber)}
    />
  );
}
