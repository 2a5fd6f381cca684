import { call } from '@meritum/shared/client/call';
import { TypedForm } from '@meritum/shared/forms/TypedForm';
import styles from './Form.module.css';
import { passwordFields, passwordForm } from './forms';

interface Props {
  email: string;
  /** Whether the account has a password, which is then required. */
  hasPassword: boolean;
  onChanged(): void;
}

/** Changes the password, or sets the first one of an account created with Google. */
export function PasswordForm({ email, hasPassword, onChanged }: Props) {
  return (
    <TypedForm
      label="Password"
      className={styles.form}
      form={passwordForm}
      fields={passwordFields}
      without={hasPassword ? undefined : 'currentPassword'}
      send={async (body) => {
        await call('changePassword', { body });
        onChanged();
      }}
      failed="Could not save your password."
      done={{
        kind: 'success',
        text: 'Your new password has been saved. All other devices have been signed out.',
      }}
      button={hasPassword ? 'Change password' : 'Set a password'}
      busyLabel="Saving..."
      variant="secondary"
    >
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
    </TypedForm>
  );
}
