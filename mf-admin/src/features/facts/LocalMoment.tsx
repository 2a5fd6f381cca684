import { localDay } from '@meritum/shared/programme/days';
import { formatClock } from '@meritum/shared/programme/moments';
import { ValueField } from '@meritum/shared/ui/ValueField';

interface Props {
  label: string;
  hint: string;
  /** An instant; '' while empty. */
  value: string;
  onChange(moment: string): void;
}

/** A field for day and hour in the organiser's own time zone. */
export const LocalMoment = ({ label, hint, value, onChange }: Props) => (
  <ValueField
    type="datetime-local"
    label={`${label} (your time, ${Intl.DateTimeFormat().resolvedOptions().timeZone})`}
    hint={hint}
    defaultValue={value && `${localDay(new Date(value))}T${formatClock(value)}`}
    onChange={({ target }) => onChange(target.value && new Date(target.value).toISOString())}
  />
);
