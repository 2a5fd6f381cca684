import { authMessages, refusal } from '@meritum/shared/auth/authMessages';
import { FormAnswer } from '@meritum/shared/auth/FormAnswer';
import { PasswordField } from '@meritum/shared/auth/PasswordField';
import { useAttempt } from '@meritum/shared/auth/useAttempt';
import { Button } from '@meritum/shared/ui/Button';
import { TextField } from '@meritum/shared/ui/TextField';
import { type FormEvent, useState } from 'react';
import styles from './DeletionForm.module.css';
import { deleteAccount } from './deleteAccount';
import { NewProof } from './NewProof';

interface Props {
  email: string;
  hasPassword: boolean;
  onKeep(): void;
  onDeleted(): void;
}

/** The proof that it is meant: the address typed once more, and the password where there is one. */
export function DeletionForm({ email, hasPassword, onKeep, onDeleted }: Props) {
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const { answer, busy, attempt, say } = useAttempt();

  const erase = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim().toLowerCase() !== email) {
      return say(refusal(`Type ${email} to show that you mean it.`));
    }
    if (hasPassword && !password) return say(refusal(authMessages.fillIn));
    const proof = hasPassword && { password };
    return attempt(async () => {
      await deleteAccount({ email: typed, ...proof });
      onDeleted();
    }, 'Your account could not be deleted.');
  };

  return (
    <form noValidate className={styles.form} onSubmit={erase} aria-label="Delete your account">
      <TextField
        label="Your email address"
        hint={`Type ${email}`}
        type="email"
        name="email"
        autoComplete="off"
        autoCapitalize="none"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {hasPassword && (
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
      <FormAnswer answer={answer} />
      {!hasPassword && answer?.detail && <NewProof />}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onKeep}>
          Keep my account
        </Button>
        <Button type="submit" variant="danger" busy={busy} busyLabel="Deleting...">
          Delete for good
        </Button>
      </div>
    </form>
  );
}
