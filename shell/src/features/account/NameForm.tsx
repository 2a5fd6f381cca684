import { refusal } from '@meritum/shared/auth/authMessages';
import { FormAnswer } from '@meritum/shared/auth/FormAnswer';
import { useAttempt } from '@meritum/shared/auth/useAttempt';
import { limits } from '@meritum/shared/contracts/limits';
import { Button } from '@meritum/shared/ui/Button';
import { TextField } from '@meritum/shared/ui/TextField';
import { type FormEvent, useState } from 'react';
import styles from './Form.module.css';
import { updateAccount } from './updateAccount';

/** The name that the person goes by on this site. */
export function NameForm({ displayName }: { displayName: string }) {
  const [name, setName] = useState(displayName);
  const { answer, busy, attempt, say } = useAttempt();

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return say(refusal('Enter a name'));
    return attempt(() => updateAccount({ displayName: name }), 'Your name could not be saved.', {
      kind: 'success',
      text: 'Your name is saved.',
    });
  };

  return (
    <form noValidate className={styles.form} onSubmit={save} aria-label="Your name">
      <TextField
        label="Display name"
        name="displayName"
        autoComplete="name"
        hint="How you are addressed here and in mails."
        maxLength={limits.nameCharacters}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="secondary" busy={busy} busyLabel="Saving...">
        Save name
      </Button>
      <FormAnswer answer={answer} />
    </form>
  );
}
