import { refusal } from '@meritum/shared/auth/authMessages';
import { FormAnswer } from '@meritum/shared/auth/FormAnswer';
import { NewPasswordField } from '@meritum/shared/auth/NewPasswordField';
import { PasswordField } from '@meritum/shared/auth/PasswordField';
import { newPasswordProblem } from '@meritum/shared/auth/registrationProblem';
import { useAttempt } from '@meritum/shared/auth/useAttempt';
import { Button } from '@meritum/shared/ui/Button';
import { type FormEvent, useState } from 'react';
import { confirmPasswordReset } from './confirmPasswordReset';
import { isDeadLink } from './isDeadLink';
import styles from './LinkForm.module.css';

interface Props {
  token: string;
  onDone(): void;
  /** The link is no good any more. */
  onDead(): void;
}

/** Choosing the new password that a mailed link allows (OPEN-032). */
export function NewPasswordForm({ token, onDone, onDead }: Props) {
  const [typed, setTyped] = useState({ password: '', repeated: '' });
  const { answer, busy, attempt, say } = useAttempt();

  const save = (event: FormEvent) => {
    event.preventDefault();
    const problem = newPasswordProblem(typed);
    if (problem) return say(refusal(problem));
    const confirm = async () => {
      try {
        await confirmPasswordReset({ token, password: typed.password });
        onDone();
      } catch (error) {
        if (!isDeadLink(error)) throw error;
        onDead();
      }
    };
    return attempt(confirm, 'Your new password could not be saved. Please try again.');
  };

  return (
    <form noValidate className={styles.form} onSubmit={save} aria-label="Choose a new password">
      <NewPasswordField
        label="New password"
        name="newPassword"
        value={typed.password}
        onValue={(password) => setTyped({ ...typed, password })}
      />
      <PasswordField
        label="Confirm new password"
        name="repeatedPassword"
        autoComplete="new-password"
        value={typed.repeated}
        onChange={(event) => setTyped({ ...typed, repeated: event.target.value })}
      />
      <Button type="submit" busy={busy} busyLabel="Saving...">
        Save new password
      </Button>
      <FormAnswer answer={answer} />
    </form>
  );
}
