import { session } from '@meritum/shared/auth/session';
import { type FormEvent, useState } from 'react';
import { limits } from '../contracts/limits';
import { Button } from '../ui/Button';
import { TextField } from '../ui/TextField';
import styles from './AuthForm.module.css';
import { authMessages, refusal } from './authMessages';
import { FormAnswer } from './FormAnswer';
import { NewPasswordField } from './NewPasswordField';
import { PasswordField } from './PasswordField';
import { type NewPassword, registrationProblem } from './registrationProblem';
import { useAttempt } from './useAttempt';

interface Props {
  fullName: string;
  onFullName(fullName: string): void;
  email: string;
  onEmail(email: string): void;
}

/** Creating an account, which also signs in (AUTH-011). */
export function RegisterForm({ fullName, onFullName, email, onEmail }: Props) {
  const [passwords, setPasswords] = useState<NewPassword>({ password: '', repeated: '' });
  const { answer, busy, attempt, say } = useAttempt();

  const register = (event: FormEvent) => {
    event.preventDefault();
    const problem = registrationProblem({ fullName, email, ...passwords });
    if (problem) return say(refusal(problem));
    const form = { fullName, email, password: passwords.password };
    return attempt(() => session.register(form), authMessages.registerFailed);
  };

  return (
    <form noValidate className={styles.form} onSubmit={register} aria-label="Register">
      <TextField
        label="Full name"
        name="fullName"
        autoComplete="name"
        maxLength={limits.nameCharacters}
        value={fullName}
        onChange={(event) => onFullName(event.target.value)}
      />
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={(event) => onEmail(event.target.value)}
      />
      <NewPasswordField
        label="Password"
        name="password"
        value={passwords.password}
        onValue={(password) => setPasswords({ ...passwords, password })}
      />
      <PasswordField
        label="Confirm password"
        name="confirmPassword"
        autoComplete="new-password"
        value={passwords.repeated}
        onChange={(event) => setPasswords({ ...passwords, repeated: event.target.value })}
      />
      <Button type="submit" busy={busy} busyLabel="Creating account...">
        Create account
      </Button>
      <FormAnswer answer={answer} />
    </form>
  );
}
