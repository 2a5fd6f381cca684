import { call } from '@meritum/shared/client/call';
import { readChecked, writeLocal } from '@meritum/shared/client/localStore';
import { randomHex } from '@meritum/shared/client/randomHex';
import type { SeasonDrawReply } from '@meritum/shared/contracts/season-rules';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import { Button } from '@meritum/shared/ui/Button';
import { Notice } from '@meritum/shared/ui/Notice';
import { TextField } from '@meritum/shared/ui/TextField';
import { showToast } from '@meritum/shared/ui/toasts';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { useOrganiser } from '../access/useOrganiser';
import { ConfirmAction } from '../confirm/ConfirmAction';
import { useReload } from '../console/ConsoleCache';
import text from '../facts/text.module.css';

interface Props {
  season: string;
  commitments: SeasonDrawReply['commitments'];
}

/** Contributes a value that is made here, or shows the one that was contributed. */
export function Contribute({ season, commitments }: Props) {
  const key = useValueKey(season);
  const [value] = useState(() => keptAt(key) ?? randomHex(32));
  const hash = hashOfText(value);
  if (commitments.some((one) => one.hash === hash))
    return (
      <Notice kind="success" title="You have contributed a value">
        This browser keeps it. Keep a copy elsewhere, and show it to nobody before judging opens:{' '}
        <code className={text.prose}>{value}</code>
      </Notice>
    );
  return (
    <div>
      <ConfirmAction
        variant="secondary"
        question={{
          about: season,
          title: 'Contribute a value?',
          consequence: (
            <>
              <p>
                Your browser has made this value. Its hash is published now; reveal the value when
                judging opens. Nobody is assigned before you have, and after a day two other
                organisers may leave it out.
              </p>
              <p>
                Copy it to a safe place: <code className={text.prose}>{value}</code>
              </p>
            </>
          ),
          confirm: 'Publish its hash',
          async act() {
            // First, so that nothing is published that is lost.
            writeLocal(key, value);
            await call('commitRandomness', { body: { season, hash } });
          },
          done: 'The hash of your value is published.',
        }}
      >
        Contribute a value...
      </ConfirmAction>
    </div>
  );
}

interface RevealProps {
  season: string;
  /** Values that planning waits for. */
  missing: SeasonDrawReply['commitments'];
}

/** Reveals a value that was contributed; this browser may have kept it. */
export function Reveal({ season, missing }: RevealProps) {
  const { answer, busy, run } = useAnsweredCall();
  const reload = useReload();
  const kept = keptAt(useValueKey(season)) ?? '';
  const [value, setValue] = useState(() =>
    missing.some(({ hash }) => hash === hashOfText(kept)) ? kept : '',
  );
  const reveal = async () => {
    await call('revealRandomness', { body: { season, value: value.trim() } });
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

/** Where this browser keeps the organiser's value for a season's draw. */
const useValueKey = (season: string) => `drawValue:${useOrganiser().uid}:${season}`;

const keptAt = (key: string) => readChecked(key, z.string());
