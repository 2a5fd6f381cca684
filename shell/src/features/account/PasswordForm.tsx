import { refusal } from '@meritum/shared/auth/authMessages';
import { FormAnswer } from '@meritum/shared/auth/FormAnswer';
import { NewPasswordField } from '@meritum/shared/auth/NewPasswordField';
import { PasswordField } from '@meritum/shared/auth/PasswordField';
import { newPasswordProblem } from '@meritum/shared/auth/registrationProblem';
import { useAttempt } from '@meritum/shared/auth/useAttempt';
import { Button } from '@meritum/shared/ui/Button';
import { type FormEvent, useState } from 'react';
import { changePassword } from './changePassword';
import styles from './Form.module.css';
import { NewProof } from './NewProof';

interface Props {
  email: string;
  /** Whether the account has a password, which is then asked for. */
  hasPassword: boolean;
  onChanged(): void;
}

const nothing = { current: '', password: '', repeated: '' };

/** Changing the password, or setting the first one of an account that came by Google. */
export function PasswordForm({ email, hasPassword, onChanged }: Props) {
  const [typed, setTyped] = useState(nothing);
  const { answer, busy, attempt, say } = useAttempt();
  const type = (changed: Partial<typeof nothing>) => setTyped({ ...typed, ...changed });

  const change = (event: FormEvent) => {
    event.preventDefault();
    const problem =
      hasPassword && !typed.current ? 'Please fill in all fields' : newPasswordProblem(typed);
    if (problem) return say(refusal(problem));
    const proof = hasPassword && { currentPassword: typed.current };
    const save = async () => {
      await changePassword({ ...proof, newPassword: typed.password });
      setTyped(nothing);
      onChanged();
    };
    return attempt(save, 'Your password could not be saved.', {
      kind: 'success',
      text: 'Your new password is saved. All other devices are signed out.',
    });
  };

  return (
    <form noValidate className={styles.form} onSubmit={change} aria-label="Password">
      {/* For password managers, which else would not know whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          value={typed.current}
          onChange={(event) => type({ current: event.target.value })}
        />
      )}
      <NewPasswordField
        label="New password"
        name="newPassword"
        value={typed.password}
        onValue={(password) => type({ password })}
      />
      <PasswordField
        label="Confirm new password"
        name="repeatedPassword"
        autoComplete="new-password"
        value={typed.repeated}
        onChange={(event) => type({ repeated: event.target.value })}
      />
      <Button type="submit" variant="secondary" busy={busy} busyLabel="Saving...">
        {hasPassword ? 'Change password' : 'Set a password'}
      </Button>
      <FormAnswer answer={answer} />
      {!hasPassword && answer?.kind === 'error' && <NewProof />}
    </form>
  );
}
