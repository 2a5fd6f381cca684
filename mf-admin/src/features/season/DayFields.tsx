import { ValueField } from '@meritum/shared/ui/ValueField';
import type { At } from './formProblems';

interface Days {
  from: string;
  to: string;
}

interface Props {
  /** `Nominations`: the fields are `Nominations from (for display)` and `Nominations to (for display)`. */
  what: string;
  days: Days;
  pointer: string;
  at: At;
  onDays(days: Days): void;
}

/** The first and the last day of something. */
export function DayFields({ what, days, pointer, at, onDays }: Props) {
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
