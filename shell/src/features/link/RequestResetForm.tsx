import { authMessages, refusal } from '@meritum/shared/auth/authMessages';
import { FormAnswer } from '@meritum/shared/auth/FormAnswer';
import { session } from '@meritum/shared/auth/session';
import { useAttempt } from '@meritum/shared/auth/useAttempt';
import { Button } from '@meritum/shared/ui/Button';
import { TextField } from '@meritum/shared/ui/TextField';
import { type FormEvent, useState } from 'react';
import styles from './LinkForm.module.css';

/** Asks for another mail with a link to a new password. */
export function RequestResetForm() {
  const [email, setEmail] = useState('');
  const { answer, busy, attempt, say } = useAttempt();

  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (!email.trim()) return say(refusal(authMessages.resetWithoutEmail));
    return attempt(() => session.requestPasswordReset(email), authMessages.resetFailed, {
      kind: 'success',
      text: authMessages.resetSent,
    });
  };

  return (
    <form noValidate className={styles.form} onSubmit={ask} aria-label="Ask for a new link">
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" busy={busy} busyLabel="Sending...">
        Send a new link
      </Button>
      <FormAnswer answer={answer} />
    </form>
  );
}
