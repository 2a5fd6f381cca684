import { session } from '@meritum/shared/auth/session';
import { FormAnswer } from '../forms/FormAnswer';
import { useAnsweredCall } from '../forms/useAnsweredCall';
import { Button } from '../ui/Button';
import { authMessages } from './authMessages';

/** Sign-in with Google (AUTH-010, ERR-002). */
export function GoogleButton() {
  const { answer, busy, run } = useAnsweredCall();
  return (
    <>
      <Button
        variant="secondary"
        busy={busy}
        busyLabel="Waiting for Google..."
        onClick={() => run(session.signInWithGoogle, authMessages.googleFailed)}
      >
        Continue with Google
      </Button>
      <FormAnswer answer={answer} />
    </>
  );
}
