import { session } from '@meritum/shared/auth/session';
import { Button } from '../ui/Button';
import { authMessages } from './authMessages';
import { FormAnswer } from './FormAnswer';
import { useAttempt } from './useAttempt';

/** Signing in with Google (AUTH-010, ERR-002). */
export function GoogleButton() {
  const { answer, busy, attempt } = useAttempt();
  return (
    <>
      <Button
        variant="secondary"
        busy={busy}
        busyLabel="Waiting for Google..."
        onClick={() => attempt(session.signInWithGoogle, authMessages.googleFailed)}
      >
        Continue with Google
      </Button>
      <FormAnswer answer={answer} />
    </>
  );
}
