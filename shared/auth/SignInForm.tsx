import { session } from '@meritum/shared/auth/session';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../ui/Button';
import { TextField } from '../ui/TextField';
import styles from './AuthForm.module.css';
import { authMessages, refusal } from './authMessages';
import { FormAnswer } from './FormAnswer';
import { PasswordField } from './PasswordField';
import { useAttempt } from './useAttempt';

interface Props {
  email: string;
  onEmail(email: string): void;
}

/** Signing in with e-mail and password, and the request for a new password. */
export function SignInForm({ email, onEmail }: Props) {
  const [password, setPassword] = useState('');
  const { answer, busy, attempt, say } = useAttempt();
  const emailInput = useRef<HTMLInputElement>(null);

  const signIn = (event: FormEvent) => {
    event.preventDefault();
    if (!email.trim() || !password) return say(refusal(authMessages.fillIn));
    return attempt(() => session.signIn({ email, password }), authMessages.signInFailed);
  };

  const reset = () => {
    if (!email.trim()) {
      emailInput.current?.focus();
      return say(refusal(authMessages.resetWithoutEmail));
    }
    return attempt(() => session.requestPasswordReset(email), authMessages.resetFailed, {
      kind: 'success',
      text: authMessages.resetSent,
    });
  };

  return (
    <form noValidate className={styles.form} onSubmit={signIn} aria-label="Sign in">
      <TextField
        ref={emailInput}
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={(event) => onEmail(event.target.value)}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <button type="button" className={styles.reset} onClick={reset} disabled={busy}>
        Forgot password?
      </button>
      <Button type="submit" busy={busy} busyLabel="Signing in...">
        Sign in
      </Button>
      <FormAnswer answer={answer} />
    </form>
  );
}
