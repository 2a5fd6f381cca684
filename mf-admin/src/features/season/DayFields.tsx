import { TextField } from '@meritum/shared/ui/TextField';
import type { At } from './places';

interface Days {
  from: string;
  to: string;
}

interface Props {
  /** `Nominations`: the fields are `Nominations from` and `Nominations to`. */
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
      <TextField
        {...at(`${pointer}/from`)}
        type="date"
        label={`${what} from`}
        value={days.from}
        onChange={(event) => onDays({ ...days, from: event.target.value })}
      />
      <TextField
        {...at(`${pointer}/to`)}
        type="date"
        label={`${what} to`}
        value={days.to}
        onChange={(event) => onDays({ ...days, to: event.target.value })}
      />
    </>
  );
}
