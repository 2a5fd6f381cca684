import { filledPassword, newPasswordFields, repeated } from '@meritum/shared/auth/credentials';
import { call } from '@meritum/shared/client/call';
import { passwordChange } from '@meritum/shared/contracts/account';
import { newPassword } from '@meritum/shared/contracts/identity';
import { shortForm, type TypedInto } from '@meritum/shared/forms/check';
import type { TypedFieldsOf } from '@meritum/shared/forms/TypedFields';
import { TypedForm } from '@meritum/shared/forms/TypedForm';
import * as z from 'zod/mini';
import styles from './Form.module.css';

/** Asks for the current password if the account has one. */
const passwordForm = shortForm(
  z.pipe(
    z.pipe(
      z
        .object({
          currentPassword: z.optional(filledPassword('Enter your current password')),
          newPassword: filledPassword('Choose a password'),
          repeatedPassword: filledPassword('Type the password once more'),
        })
        .check(repeated('newPassword', 'repeatedPassword')),
      z.transform(({ repeatedPassword: _, ...request }) => request),
    ),
    z.object({ currentPassword: z.optional(z.string()), newPassword }),
  ),
  passwordChange,
);

const passwordFields = {
  currentPassword: {
    control: 'password',
    label: 'Current password',
    autoComplete: 'current-password',
  },
  ...newPasswordFields,
} as const satisfies TypedFieldsOf<TypedInto<typeof passwordForm>>;

interface Props {
  email: string;
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
