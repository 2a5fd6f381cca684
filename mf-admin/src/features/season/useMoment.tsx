import type { Season } from '@meritum/shared/contracts/seasons';
import { formatDeadline } from '@meritum/shared/programme/deadlines';
import { ValueField } from '@meritum/shared/ui/ValueField';
import { useRef } from 'react';
import { fieldOfMoment, momentOfField } from './change';

/** The end of the calendar's planned last day; null if unknown or past. */
export function plannedEnd(
  { calendar }: Pick<Season, 'calendar'>,
  what: 'nominations' | 'judging',
): string | null {
  const end = calendar ? Date.parse(calendar[what].to) + 86_400_000 : 0;
  return end > Date.now() ? new Date(end).toISOString() : null;
}

/** A dialog's closing time. Typed text outlives the dialog, which closes during its call. */
export function useMoment(label: string, start: string | null | undefined, isPlanned = false) {
  const typed = useRef<string>(undefined);
  const value = () => typed.current ?? fieldOfMoment(start ?? null);
  return {
    read: () => momentOfField(value()),
    forget() {
      typed.current = undefined;
    },
    field: () => (
      <ValueField
        type="datetime-local"
        label={label}
        hint={`${start ? `${isPlanned ? 'Planned' : 'Now'}: ${formatDeadline(start)}. ` : ''}Leave empty for no date`}
        defaultValue={value()}
        onChange={({ target }) => {
          typed.current = target.value;
        }}
      />
    ),
  };
}
