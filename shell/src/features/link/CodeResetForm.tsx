import { codeResetFields, codeResetForm } from '@meritum/shared/auth/credentials';
import { TypedForm } from '@meritum/shared/forms/TypedForm';
import * as design from '@meritum/shared/ui/design.module.css';
import { useState } from 'react';
import { confirmPasswordReset } from './requests';

/** Sets a new password with the code of a mail whose link does not open. */
export function CodeResetForm({ onDone }: { onDone(): void }) {
  const [typed, setTyped] = useState({ email: '', code: '', password: '', repeatedPassword: '' });
  return (
    <TypedForm
      label="Choose a new password with a code"
      className={design.grid2}
      form={codeResetForm}
      fields={codeResetFields}
      values={typed}
      onType={(changed) => setTyped({ ...typed, ...changed })}
      send={(request) => confirmPasswordReset(request).then(onDone)}
      failed="Could not save your new password."
      button="Save new password"
      busyLabel="Saving..."
    />
  );
}
