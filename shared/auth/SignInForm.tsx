import { session } from '@meritum/shared/auth/session';
import { type FormEvent, useState } from 'react';
import { afterTyping } from '../forms/answers';
import { checkFields } from '../forms/check';
import { FormAnswer } from '../forms/FormAnswer';
import { namesOf, TypedFields } from '../forms/TypedFields';
import { useAnsweredCall } from '../forms/useAnsweredCall';
import { Button } from '../ui/Button';
import * as design from '../ui/design.module.css';
import styles from './AuthPanel.module.css';
import { authMessages } from './authMessages';
import { resetForm, signInFields, signInForm } from './credentials';

interface Props {
  email: string;
  onEmail(email: string): void;
}

/** Sign-in with email and password, and the request for a new password. */
export function SignInForm({ email, onEmail }: Props) {
  const [password, setPassword] = useState('');
  const { answer, busy, run, say } = useAnsweredCall(namesOf(signInFields));
  const type = (changed: { email?: string; password?: string }) => {
    if (changed.email !== undefined) onEmail(changed.email);
    if (changed.password !== undefined) setPassword(changed.password);
    say((before) => afterTyping(before, { email, password, ...changed }));
  };

  const signIn = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkFields(signInForm, { email, password }, authMessages.signInFailed);
    if (checked.refused) return say(checked.refused);
    return run(() => session.signIn(checked.request), authMessages.signInFailed);
  };

  const reset = () => {
    const checked = checkFields(resetForm, { email }, authMessages.resetFailed);
    // A malformed address also gets its field's message (OPEN-033); a missing one only that.
    const text = email.trim() && authMessages.resetFailed;
    if (checked.refused) return say({ text, ...checked.refused });
    const ask = () => session.requestPasswordReset(checked.request.email);
    return run(ask, authMessages.resetFailed, { kind: 'success', text: authMessages.resetSent });
  };

  return (
    <form noValidate className={design.grid2} onSubmit={signIn} aria-label="Sign in">
      <TypedFields
        fields={signInFields}
        values={{ email, password }}
        onType={type}
        errors={answer?.fields}
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
