import { call } from '@meritum/shared/client/call';
import { usePersonalQuery } from '@meritum/shared/client/usePersonalQuery';
import {
  type JudgePreferences,
  type JudgePreferencesReply,
  judgePreferences,
} from '@meritum/shared/contracts/judges';
import { limits } from '@meritum/shared/contracts/limits';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { useUnsent } from '@meritum/shared/forms/useUnsent';
import { Button } from '@meritum/shared/ui/Button';
import { Card } from '@meritum/shared/ui/Card';
import { Checkbox } from '@meritum/shared/ui/Checkbox';
import * as design from '@meritum/shared/ui/design.module.css';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { TextField } from '@meritum/shared/ui/TextField';
import { ValueField } from '@meritum/shared/ui/ValueField';
import { type FormEvent, useId, useState } from 'react';
import styles from './Preferences.module.css';

export function Preferences() {
  const { keep, ...query } = usePersonalQuery('getJudgePreferences');
  const save = async (body: JudgePreferences) => keep(await call('setJudgePreferences', { body }));
  return (
    <Card as="section" aria-labelledby="preferences" className={design.grid2}>
      <h2 id="preferences" className={design.textXl}>
        Preferences
      </h2>
      <Loaded query={query} what="your preferences">
        {(known) => <PreferencesForm known={known} save={save} />}
      </Loaded>
    </Card>
  );
}

interface Props {
  known: JudgePreferencesReply;
  save(wishes: JudgePreferences): Promise<void>;
}

/** Parses the number; NaN for an empty field. */
const numberIn = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed));

function PreferencesForm({ known, save }: Props) {
  const id = useId();
  const most = Math.min(known.limit, limits.judgeCapacity);
  const { typed, type, sent } = useUnsent('preferences', {
    wanted: String(known.capacity),
    reminders: known.reminders,
    named: known.named,
    organization: known.organization,
    designation: known.designation,
  });
  const { wanted, organization, designation, ...choices } = typed;
  const [error, setError] = useState<string>();
  const { answer, busy, run, say } = useAnsweredCall();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const capacity = numberIn(wanted);
    const isAllowed = judgePreferences.safeParse({ capacity }).success && capacity <= most;
    if (!isAllowed) {
      setError(`Enter a whole number from 0 to ${most}`);
      document.getElementById(id)?.focus();
      return;
    }
    const saved = { kind: 'success', text: 'Your preferences have been saved.' } as const;
    // An unset capacity stays unset, and so follows the organisers' limit.
    const wishes = {
      ...choices,
      ...(capacity !== known.capacity && { capacity }),
      ...(organization !== known.organization && { organization }),
      ...(designation !== known.designation && { designation }),
    };
    void run(() => save(wishes).then(sent), 'Could not save your preferences.', saved);
  };
  return (
    <form onSubmit={submit} noValidate aria-label="Preferences" className={design.grid2}>
      <TextField
        label="Company/Organization"
        hint="Your current employer. You are assigned no entries from it or from employers that you named before; those that you have not rated go to others."
        limit={limits.organizationCharacters}
        value={organization}
        onChange={(event) => {
          type({ ...typed, organization: event.target.value });
          say(undefined);
        }}
      />
      <TextField
        label="Designation"
        limit={limits.designationCharacters}
        value={designation}
        onChange={(event) => {
          type({ ...typed, designation: event.target.value });
          say(undefined);
        }}
      />
      <ValueField
        id={id}
        type="number"
        inputMode="numeric"
        min={0}
        max={most}
        label="Maximum number of entries"
        hint={`You can take on up to ${most}; an organiser can raise this limit. You keep the entries you already have. Enter 0 to get no more.`}
        value={wanted}
        error={error}
        className={styles.capacity}
        onChange={(event) => {
          type({ ...typed, wanted: event.target.value });
          setError(undefined);
          say(undefined);
        }}
      />
      <Checkbox
        label="Remind me by email of pending evaluations, at most once a week"
        checked={choices.reminders}
        onChange={(event) => {
          type({ ...typed, reminders: event.target.checked });
          say(undefined);
        }}
      />
      <Checkbox
        label="Name me among the judges of published results, with my organization and how many entries I rated in each category, never which ones. I can change this at any time."
        checked={choices.named}
        onChange={(event) => {
          type({ ...typed, named: event.target.checked });
          say(undefined);
        }}
      />
      <FormAnswer answer={answer} />
      <Button
        type="submit"
        variant="secondary"
        className={design.atStart}
        busy={busy}
        busyLabel="Saving..."
      >
        Save preferences
      </Button>
    </form>
  );
}
