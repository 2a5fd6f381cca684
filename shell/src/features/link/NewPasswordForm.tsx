import { newPasswordFields, newPasswordForm } from '@meritum/shared/auth/credentials';
import { checkFields } from '@meritum/shared/forms/check';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { TypedFields } from '@meritum/shared/forms/TypedFields';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { Button } from '@meritum/shared/ui/Button';
import { type FormEvent, useState } from 'react';
import styles from './LinkForm.module.css';
import { confirmPasswordReset, isDeadLink } from './requests';

interface Props {
  token: string;
  onDone(): void;
  /** Called when the link is no longer valid. */
  onDead(): void;
}

const failed = 'Could not save your new password. Try again.';

/** Sets a new password with a mailed link (OPEN-032). */
export function NewPasswordForm({ token, onDone, onDead }: Props) {
  const [typed, setTyped] = useState({ newPassword: '', repeatedPassword: '' });
  const { answer, busy, run, say } = useAnsweredCall({ password: 'newPassword' });

  const save = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkFields(newPasswordForm, typed, failed);
    if (checked.refused) return say(checked.refused);
    const confirm = async () => {
      try {
        await confirmPasswordReset({ token, password: checked.request.newPassword });
        onDone();
      } catch (error) {
        if (!isDeadLink(error)) throw error;
        onDead();
      }
    };
    return run(confirm, failed);
  };

  return (
    <form noValidate className={styles.form} onSubmit={save} aria-label="Choose a new password">
      <TypedFields
        fields={newPasswordFields}
        values={typed}
        onType={(changed) => setTyped({ ...typed, ...changed })}
        errors={answer?.fields}
      />
      <Button type="submit" busy={busy} busyLabel="Saving...">
        Save new password
      </Button>
      <FormAnswer answer={answer} />
    </form>
  );
}
