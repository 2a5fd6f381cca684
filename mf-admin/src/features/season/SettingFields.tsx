import type { Season } from '@meritum/shared/contracts/seasons';
import { Checkbox } from '@meritum/shared/ui/Checkbox';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { Select } from '@meritum/shared/ui/Select';
import { TextField } from '@meritum/shared/ui/TextField';
import { ValueField } from '@meritum/shared/ui/ValueField';
import type { DraftProps } from './CategoryFields';
import { DayFields, NumberField, Part } from './fields';

export function GeneralFields({ draft, onDraft, at }: DraftProps) {
  return (
    <Part name="The season">
      <TextField
        {...at('/name')}
        label="Name"
        limit={80}
        value={draft.name}
        onChange={(event) => onDraft({ ...draft, name: event.target.value })}
      />
      <Select
        {...at('/currentCategory')}
        label="Current category"
        hint="The public site shows it at once"
        value={draft.currentCategory}
        onChange={(event) => onDraft({ ...draft, currentCategory: event.target.value })}
      >
        {draft.categories.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <NumberField
        {...at('/reminders/atMostEveryDays')}
        label="Days between reminders"
        hint="7 to 90"
        value={draft.reminders.atMostEveryDays}
        onNumber={(atMostEveryDays) => onDraft({ ...draft, reminders: { atMostEveryDays } })}
      />
      <NumberField
        {...at('/planning/capacityPerJudge')}
        label="Nominations for each judge"
        hint="Judges can lower their own limit; organisers can raise it"
        value={draft.planning.capacityPerJudge}
        onNumber={(capacityPerJudge) => onDraft({ ...draft, planning: { capacityPerJudge } })}
      />
      <Checkbox
        label="Judges rate sample nominations first"
        checked={draft.calibrationRound}
        onChange={(event) => onDraft({ ...draft, calibrationRound: event.target.checked })}
        className={design.wide}
      />
    </Part>
  );
}

type Calendar = NonNullable<Season['calendar']>;

const noDays: Calendar = {
  nominations: { from: '', to: '' },
  judging: { from: '', to: '' },
  results: '',
};

/** The dates of the timeline, if known. */
export function CalendarFields({ draft, onDraft, at }: DraftProps) {
  const { calendar } = draft;
  const change = (changed: Partial<Calendar>) =>
    calendar && onDraft({ ...draft, calendar: { ...calendar, ...changed } });
  return (
    <Part name="Dates">
      <Checkbox
        {...at('/calendar')}
        label="The dates are known"
        checked={calendar !== null}
        onChange={(event) => onDraft({ ...draft, calendar: event.target.checked ? noDays : null })}
        className={design.wide}
      />
      {calendar && (
        <>
          {(['nominations', 'judging'] as const).map((what) => (
            <DayFields
              key={what}
              what={what === 'judging' ? 'Judging' : 'Nominations'}
              days={calendar[what]}
              pointer={`/calendar/${what}`}
              at={at}
              onDays={(days) => change({ [what]: days })}
            />
          ))}
          <ValueField
            {...at('/calendar/results')}
            type="date"
            label="Results (for display)"
            value={calendar.results}
            onChange={(event) => change({ results: event.target.value })}
          />
        </>
      )}
      <p className={classNames(design.minor, design.wide)}>
        These dates only inform; they open and close nothing. The portals and calendars show them at
        once, the timeline of the public site after its next update.
      </p>
    </Part>
  );
}
