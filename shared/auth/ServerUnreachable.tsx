import { session } from '@meritum/shared/auth/session';
import { useState } from 'react';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';

/** Replaces content that needs a sign-in while the server does not reply. */
export function ServerUnreachable() {
  const [asking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    await session.retry();
    setAsking(false);
  };
  return (
    <Notice
      kind="warning"
      title="Cannot reach the server, your work is safe"
      action={
        <Button variant="secondary" busy={asking} busyLabel="Trying..." onClick={ask}>
          Try again
        </Button>
      }
    >
      Check the network of this device. You have not been signed out. Retrying automatically.
    </Notice>
  );
}
