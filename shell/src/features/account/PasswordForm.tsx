import { call } from '@meritum/shared/client/call';
import { checkFields } from '@meritum/shared/forms/check';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { namesOf, TypedFields } from '@meritum/shared/forms/TypedFields';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { Button } from '@meritum/shared/ui/Button';
import { type FormEvent, useState } from 'react';
import styles from './Form.module.css';
import { passwordFields, passwordForm } from './forms';

interface Props {
  email: string;
  /** Whether the account has a password, which is then required. */
  hasPassword: boolean;
  onChanged(): void;
}

const failed = 'Could not save your password.';

const nothing = { currentPassword: '', newPassword: '', repeatedPassword: '' };

/** Changes the password, or sets the first one of an account created with Google. */
export function PasswordForm({ email, hasPassword, onChanged }: Props) {
  const [typed, setTyped] = useState(nothing);
  const { answer, busy, run, say } = useAnsweredCall(namesOf(passwordFields));
  const { currentPassword, ...chosen } = typed;

  const change = (event: FormEvent) => {
    event.preventDefault();
    const asked = { ...chosen, ...(hasPassword && { currentPassword }) };
    const checked = checkFields(passwordForm, asked, failed);
    if (checked.refused) return say(checked.refused);
    const save = async () => {
      await call('changePassword', { body: checked.request });
      setTyped(nothing);
      onChanged();
    };
    return run(save, failed, {
      kind: 'success',
      text: 'Your new password has been saved. All other devices have been signed out.',
    });
  };

  return (
    <form noValidate className={styles.form} onSubmit={change} aria-label="Password">
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <TypedFields
        fields={passwordFields}
        without={hasPassword ? undefined : 'currentPassword'}
        values={typed}
        onType={(changed) => setTyped({ ...typed, ...changed })}
        errors={answer?.fields}
      />
      <Button type="submit" variant="secondary" busy={busy} busyLabel="Saving...">
        {hasPassword ? 'Change password' : 'Set a password'}
      </Button>
      <FormAnswer answer={answer} />
    </form>
  );
}
