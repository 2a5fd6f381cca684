import { session } from '@meritum/shared/auth/session';
import { FormAnswer } from '../forms/FormAnswer';
import { useAnsweredCall } from '../forms/useAnsweredCall';
import { Button } from '../ui/Button';

/** Sign-in with a passkey, without address or password. */
export function PasskeyButton() {
  const { answer, busy, run } = useAnsweredCall();
  return (
    <>
      <Button
        variant="secondary"
        busy={busy}
        busyLabel="Waiting for your passkey..."
        onClick={() => run(session.signInWithPasskey, 'Failed to sign in with a passkey')}
      >
        Sign in with a passkey
      </Button>
      <FormAnswer answer={answer} />
    </>
  );
}
