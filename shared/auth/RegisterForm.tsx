import { session } from '@meritum/shared/auth/session';
import { showToast } from '@meritum/shared/ui/toasts';
import { type FormEvent, useState } from 'react';
import { checkFields } from '../forms/check';
import { FormAnswer } from '../forms/FormAnswer';
import { namesOf, TypedFields } from '../forms/TypedFields';
import { useAnsweredCall } from '../forms/useAnsweredCall';
import { Button } from '../ui/Button';
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
  const { answer, busy, run, say } = useAnsweredCall(namesOf(registerFields));
  const typed = { fullName, email, ...passwords };
  const type = (changed: Partial<typeof typed>) => {
    const { fullName: name, email: address, ...newPasswords } = changed;
    if (name !== undefined) onFullName(name);
    if (address !== undefined) onEmail(address);
    setPasswords({ ...passwords, ...newPasswords });
  };

  const register = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkFields(registerForm, typed, authMessages.registerFailed);
    if (checked.refused) return say(checked.refused);
    const portal = portalAt(window.location.pathname);
    const request = { ...checked.request, ...(portal && { portal }) };
    const create = async () => {
      await session.register(request);
      showToast({
        type: 'success',
        title: `Welcome, ${request.fullName}`,
        text: 'Your account is ready, and you are signed in.',
      });
    };
    return run(create, authMessages.registerFailed);
  };

  return (
    <form noValidate className={styles.form} onSubmit={register} aria-label="Register">
      <TypedFields fields={registerFields} values={typed} onType={type} errors={answer?.fields} />
      <Button type="submit" busy={busy} busyLabel="Creating account...">
        Create account
      </Button>
      <FormAnswer answer={answer} />
    </form>
  );
}
