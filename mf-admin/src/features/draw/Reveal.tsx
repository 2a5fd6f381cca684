import { call } from '@meritum/shared/client/call';
import type { SeasonDrawReply } from '@meritum/shared/contracts/season-rules';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import { Button } from '@meritum/shared/ui/Button';
import { TextField } from '@meritum/shared/ui/TextField';
import { showToast } from '@meritum/shared/ui/toasts';
import { type FormEvent, useState } from 'react';
import { useReload } from '../console/ConsoleCache';
import text from '../facts/text.module.css';
import { ownValue } from './ownValue';

interface Props {
  season: string;
  uid: string;
  /** Values that planning waits for. */
  missing: SeasonDrawReply['commitments'];
}

/** The value that this browser has kept, unless it is revealed already. */
function keptValue({ season, uid, missing }: Props): string {
  const kept = ownValue(uid, season) ?? '';
  return missing.some(({ hash }) => hash === hashOfText(kept)) ? kept : '';
}

/** Reveals a value that was contributed; this browser may have kept it. */
export function Reveal(props: Props) {
  const { answer, busy, run } = useAnsweredCall();
  const reload = useReload();
  const [value, setValue] = useState(() => keptValue(props));
  const reveal = async () => {
    await call('revealRandomness', { body: { season: props.season, value: value.trim() } });
    setValue('');
    // Once every value is revealed, this form is gone.
    showToast({ type: 'success', title: 'Done', text: 'The value is revealed.' });
    await reload();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(reveal, 'Could not reveal the value.');
  };
  return (
    <form className={text.stack} onSubmit={submit} noValidate>
      <TextField
        label="Value to reveal"
        hint="The 64 digits and letters that you kept"
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setValue(event.target.value)}
      />
      <div>
        <Button type="submit" busy={busy} busyLabel="One moment..." disabled={value.trim() === ''}>
          Reveal the value
        </Button>
      </div>
      <FormAnswer answer={answer} />
    </form>
  );
}
