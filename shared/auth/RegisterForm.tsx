import { session } from '@meritum/shared/auth/session';
import { showToast } from '@meritum/shared/ui/toasts';
import { TypedForm } from '../forms/TypedForm';
import styles from './AuthPanel.module.css';
import { authMessages } from './authMessages';
import { registerFields, registerForm } from './credentials';
import { portalAt } from './portalPaths';

interface Named {
  fullName: string;
  email: string;
}

/** Creates an account and signs in (AUTH-011). */
export function RegisterForm({ named, onName }: { named: Named; onName(named: Named): void }) {
  return (
    <TypedForm
      label="Register"
      className={styles.form}
      form={registerForm}
      fields={registerFields}
      start={named}
      onType={({ fullName, email }) => onName({ fullName, email })}
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
