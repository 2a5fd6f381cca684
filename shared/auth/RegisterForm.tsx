import { session } from '@meritum/shared/auth/session';
import { showToast } from '@meritum/shared/ui/toasts';
import { useState } from 'react';
import { TypedForm } from '../forms/TypedForm';
import styles from './AuthPanel.module.css';
import { authMessages } from './authMessages';
import { registerFields, registerForm } from './credentials';
import { portalAt } from './portalPaths';

interface Props {
  fullName: string;
  onFullName(fullName: string): void;
  email: string;
  onEmail(email: string): void;
}

/** Creates an account and signs in (AUTH-011). */
export function RegisterForm({ fullName, onFullName, email, onEmail }: Props) {
  const [passwords, setPasswords] = useState({ password: '', confirmPassword: '' });
  const typed = { fullName, email, ...passwords };
  const type = (changed: Partial<typeof typed>) => {
    const { fullName: name, email: address, ...newPasswords } = changed;
    if (name !== undefined) onFullName(name);
    if (address !== undefined) onEmail(address);
    setPasswords({ ...passwords, ...newPasswords });
  };
  return (
    <TypedForm
      label="Register"
      className={styles.form}
      form={registerForm}
      fields={registerFields}
      values={typed}
      onType={type}
      send={async (request) => {
        const portal = portalAt(window.location.pathname);
        await session.register({ ...request, ...(portal && { portal }) });
        showToast({
          type: 'success',
          title: `Welcome, ${request.fullName}`,
          text: 'Your account is ready, and you are signed in.',
        });
      }}
      failed={authMessages.registerFailed}
      button="Create account"
      busyLabel="Creating account..."
    />
  );
}
