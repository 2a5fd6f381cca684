import { authMessages } from '@meritum/shared/auth/authMessages';
import { resetFields, resetForm } from '@meritum/shared/auth/credentials';
import { session } from '@meritum/shared/auth/session';
import { TypedForm } from '@meritum/shared/forms/TypedForm';
import * as design from '@meritum/shared/ui/design.module.css';
import { useState } from 'react';

/** Requests another mail with a link to reset the password. */
export function RequestResetForm() {
  const [typed, setTyped] = useState({ email: '' });
  return (
    <TypedForm
      label="Ask for a new link"
      className={design.grid2}
      form={resetForm}
      fields={resetFields}
      values={typed}
      onType={(changed) => setTyped({ ...typed, ...changed })}
      send={({ email }) => session.requestPasswordReset(email)}
      failed={authMessages.resetFailed}
      done={{ kind: 'success', text: authMessages.resetSent }}
      button="Send a new link"
      busyLabel="Sending..."
    />
  );
}
