import { Card } from '@meritum/shared/ui/Card';
import { ValueField } from '@meritum/shared/ui/ValueField';
import type { ComponentProps } from 'react';
import { type At, sectionId } from './formProblems';
import styles from './Season.module.css';

/** A part of the form with its heading. */
export const Part = ({
  name,
  children,
  ...rest
}: ComponentProps<'fieldset'> & { name: string }) => (
  <Card>
    <fieldset id={sectionId(name)} className={styles.group} {...rest}>
      <legend className={styles.legend}>{name}</legend>
      {children}
    </fieldset>
  </Card>
);

interface NumberProps {
  id?: string;
  label: string;
  hint?: string;
  error?: string;
  value: number;
  /** Step of the value; 1 by default. */
  step?: number;
  onNumber(value: number): void;
}

/** A number field; NaN if it does not contain a number. */
export function NumberField({ onNumber, value, step = 1, ...field }: NumberProps) {
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

type Days = Record<'from' | 'to', string>;

interface DayProps {
  /** Such as `Nominations`, for `Nominations from (for display)` and `... to (for display)`. */
  what: string;
  days: Days;
  pointer: string;
  at: At;
  onDays(days: Days): void;
}

/** The first and the last day of a period. */
export function DayFields({ what, days, pointer, at, onDays }: DayProps) {
  return (
    <>
      {(['from', 'to'] as const).map((end) => (
        <ValueField
          key={end}
          {...at(`${pointer}/${end}`)}
          type="date"
          label={`${what} ${end} (for display)`}
          value={days[end]}
          onChange={(event) => onDays({ ...days, [end]: event.target.value })}
        />
      ))}
    </>
  );
}
