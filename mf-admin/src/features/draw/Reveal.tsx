import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { Button } from '@meritum/shared/ui/Button';
import { TextField } from '@meritum/shared/ui/TextField';
import { type FormEvent, useState } from 'react';
import styles from './Draw.module.css';
import { ownValue } from './ownValue';
import { revealRandomness } from './requests';

interface Props {
  season: string;
  uid: string;
  refresh(): unknown;
}

/** Reveals a value that was contributed; this browser may have kept it. */
export function Reveal({ season, uid, refresh }: Props) {
  const { answer, busy, run } = useAnsweredCall();
  const [value, setValue] = useState(() => ownValue(uid, season) ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await revealRandomness(season, value.trim());
      await refresh();
    }, 'Could not reveal the value.');
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label="Value to reveal"
        hint="The 64 digits and letters that you kept"
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setValue(event.target.value)}
      />
      <Button type="submit" busy={busy} busyLabel="One moment..." disabled={value.trim() === ''}>
        Reveal the value
      </Button>
      <FormAnswer answer={answer} />
    </form>
  );
}
