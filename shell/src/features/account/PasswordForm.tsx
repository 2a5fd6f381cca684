import { check } from '@meritum/shared/forms/check';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { TypedFields } from '@meritum/shared/forms/TypedFields';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { Button } from '@meritum/shared/ui/Button';
import { type FormEvent, useState } from 'react';
import styles from './Form.module.css';
import { passwordFields, passwordForm } from './forms';
import { changePassword } from './requests';

interface Props {
  email: string;
  /** Whether the account has a password, which is then asked for. */
  hasPassword: boolean;
  onChanged(): void;
}

const failed = 'Your password could not be saved.';

const nothing = { currentPassword: '', newPassword: '', repeatedPassword: '' };

/** Changing the password, or setting the first one of an account that came by Google. */
export function PasswordForm({ email, hasPassword, onChanged }: Props) {
  const [typed, setTyped] = useState(nothing);
  const { answer, busy, run, say } = useAnsweredCall();
  const { currentPassword, ...chosen } = typed;

  const change = (event: FormEvent) => {
    event.preventDefault();
    const asked = { ...chosen, ...(hasPassword && { currentPassword }) };
    const checked = check(passwordForm, asked, failed);
    if (checked.refused) return say(checked.refused);
    const save = async () => {
      await changePassword(checked.request);
      setTyped(nothing);
      onChanged();
    };
    return run(save, failed, {
      kind: 'success',
      text: 'Your new password is saved. All other devices are signed out.',
    });
  };

  return (
    <form noValidate className={styles.form} onSubmit={change} aria-label="Password">
      {/* For password managers, which else would not know whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <TypedFields
        fields={passwordFields}
        without={hasPassword ? undefined : 'currentPassword'}
        values={typed}
        onType={(changed) => setTyped({ ...typed, ...changed })}
      />
      <Button type="submit" variant="secondary" busy={busy} busyLabel="Saving...">
        {hasPassword ? 'Change password' : 'Set a password'}
      </Button>
      <FormAnswer answer={answer} />
    </form>
  );
}
