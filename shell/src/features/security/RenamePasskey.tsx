import { call } from '@meritum/shared/client/call';
import { type PasskeySummary, passkeyRename } from '@meritum/shared/contracts/factors';
import { maxLengthOf } from '@meritum/shared/contracts/shape';
import { check, shortForm } from '@meritum/shared/forms/check';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { useUnsent } from '@meritum/shared/forms/useUnsent';
import { Button } from '@meritum/shared/ui/Button';
import { TextField } from '@meritum/shared/ui/TextField';
import type { FormEvent } from 'react';
import styles from './Security.module.css';

const form = shortForm(passkeyRename, passkeyRename);
const failed = 'Could not save the name.';

interface Props {
  passkey: PasskeySummary;
  onEnd(): void;
}

/** Renames a passkey, for example to its device. */
export function RenamePasskey({ passkey, onEnd }: Props) {
  const { typed: name, type, sent } = useUnsent(`name of passkey ${passkey.id}`, passkey.name);
  const { answer, busy, run, say } = useAnsweredCall();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const checked = check(form, { name }, failed);
    if (checked.refused) return say(checked.refused);
    const params = { passkeyId: passkey.id };
    const body = checked.request;
    return run(async () => {
      await call('renamePasskey', { params, body });
      sent();
      onEnd();
    }, failed);
  };
  return (
    <li className={styles.item}>
      <form noValidate className={styles.form} onSubmit={save} aria-label="Passkey name">
        <TextField
          label="Name"
          name="name"
          autoFocus
          autoComplete="off"
          limit={maxLengthOf(passkeyRename.shape.name)}
          value={name}
          onChange={(event) => type(event.target.value)}
        />
        <Button type="submit" variant="secondary" busy={busy} busyLabel="Saving...">
          Save
        </Button>
        <FormAnswer answer={answer} />
      </form>
    </li>
  );
}
