import type { Season } from '@meritum/shared/contracts/seasons';
import { Card } from '@meritum/shared/ui/Card';
import { Checkbox } from '@meritum/shared/ui/Checkbox';
import { Select } from '@meritum/shared/ui/Select';
import { spelled } from '@meritum/shared/ui/spelled';
import { TextField } from '@meritum/shared/ui/TextField';
import type { DraftProps } from './CategoryFields';
import styles from './Season.module.css';

interface NumberProps {
  label: string;
  hint?: string;
  value: number;
  disabled?: boolean;
  onNumber(value: number): void;
}

function NumberField({ onNumber, value, ...field }: NumberProps) {
  return (
    <TextField
      {...field}
      type="number"
      inputMode="numeric"
      value={Number.isNaN(value) ? '' : value}
      onChange={(event) => onNumber(event.target.valueAsNumber)}
    />
  );
}

/** Name, reminders, calibration round and how much a judge is given. */
export function GeneralFields({ draft, onDraft }: DraftProps) {
  return (
    <Card>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>The season</legend>
        <TextField
          label="Name"
          maxLength={80}
          value={draft.name}
          onChange={(event) => onDraft({ ...draft, name: event.target.value })}
        />
        <Select
          label="Current category"
          value={draft.currentCategory}
          onChange={(event) => onDraft({ ...draft, currentCategory: event.target.value })}
        >
          {draft.categories.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
        <NumberField
          label="Days between reminders"
          hint="7 to 90"
          value={draft.reminders.atMostEveryDays}
          onNumber={(atMostEveryDays) => onDraft({ ...draft, reminders: { atMostEveryDays } })}
        />
        <NumberField
          label="Entries for each judge"
          hint="Unless they say otherwise"
          value={draft.planning.capacityPerJudge}
          onNumber={(capacityPerJudge) => onDraft({ ...draft, planning: { capacityPerJudge } })}
        />
        <Checkbox
          label="Judges rate sample entries first (calibration round)"
          checked={draft.calibrationRound}
          onChange={(event) => onDraft({ ...draft, calibrationRound: event.target.checked })}
          className={styles.wide}
        />
      </fieldset>
    </Card>
  );
}

type Calendar = NonNullable<Season['calendar']>;

const noDays: Calendar = {
  nominations: { from: '', to: '' },
  judging: { from: '', to: '' },
  results: '',
};

/** The days of the timeline. */
export function CalendarFields({ draft, onDraft }: DraftProps) {
  const calendar = draft.calendar ?? noDays;
  const change = (changed: Partial<Calendar>) =>
    onDraft({ ...draft, calendar: { ...calendar, ...changed } });
  const day = (label: string, value: string, onDay: (day: string) => void) => (
    <TextField
      key={label}
      type="date"
      label={label}
      value={value}
      onChange={(event) => onDay(event.target.value)}
    />
  );
  const { nominations, judging, results } = calendar;
  return (
    <Card>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Days</legend>
        {day('Nominations from', nominations.from, (from) =>
          change({ nominations: { ...nominations, from } }),
        )}
        {day('Nominations to', nominations.to, (to) =>
          change({ nominations: { ...nominations, to } }),
        )}
        {day('Judging from', judging.from, (from) => change({ judging: { ...judging, from } }))}
        {day('Judging to', judging.to, (to) => change({ judging: { ...judging, to } }))}
        {day('Results', results, (next) => change({ results: next }))}
        <p className={styles.note}>Days open and close nothing: only the settings above do.</p>
      </fieldset>
    </Card>
  );
}

/** How many ratings decide; nothing of it once the rules are frozen. */
export function RuleFields({ draft, onDraft }: DraftProps) {
  const { rules } = draft;
  const isFrozen = rules.frozenAt !== null;
  return (
    <Card>
      <fieldset className={styles.group} disabled={isFrozen}>
        <legend className={styles.legend}>Rules</legend>
        <NumberField
          label="Fewest ratings"
          value={rules.minimumRatings}
          onNumber={(minimumRatings) => onDraft({ ...draft, rules: { ...rules, minimumRatings } })}
        />
        <NumberField
          label="Planned ratings"
          value={rules.plannedRatings}
          onNumber={(plannedRatings) => onDraft({ ...draft, rules: { ...rules, plannedRatings } })}
        />
        <p className={styles.note}>
          {rules.criteria.map(({ name, weight }) => `${name} ${weight} %`).join(', ')}.{' '}
          {rules.tiers.map(({ name, range }) => `${name} ${range}`).join(', ')}.{' '}
          {rules.frozenAt
            ? `Frozen since ${spelled(rules.frozenAt)}: nothing of it changes any more.`
            : 'Not frozen yet.'}
        </p>
      </fieldset>
    </Card>
  );
}
