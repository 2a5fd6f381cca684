import { newPasswordFields, newPasswordForm } from '@meritum/shared/auth/credentials';
import { TypedForm } from '@meritum/shared/forms/TypedForm';
import * as design from '@meritum/shared/ui/design.module.css';
import { useState } from 'react';
import { confirmPasswordReset, isDeadLink } from './requests';

interface Props {
  token: string;
  onDone(): void;
  /** Called when the link is no longer valid. */
  onDead(): void;
}

/** Sets a new password with a mailed link (OPEN-032). */
export function NewPasswordForm({ token, onDone, onDead }: Props) {
  const [typed, setTyped] = useState({ newPassword: '', repeatedPassword: '' });
  const send = async ({ newPassword: password }: { newPassword: string }) => {
    try {
      await confirmPasswordReset({ token, password });
      onDone();
    } catch (error) {
      if (!isDeadLink(error)) throw error;
      onDead();
    }
  };
  return (
    <TypedForm
      label="Choose a new password"
      className={design.grid2}
      form={newPasswordForm}
      fields={newPasswordFields}
      names={{ password: 'newPassword' }}
      values={typed}
      onType={(changed) => setTyped({ ...typed, ...changed })}
      send={send}
      failed="Could not save your new password. Try again."
      button="Save new password"
      busyLabel="Saving..."
    />
  );
}
