import { SecondStep } from '@meritum/shared/auth/SecondStep';
import type { SessionState } from '@meritum/shared/auth/session';
import { Button } from '@meritum/shared/ui/Button';
import { Card } from '@meritum/shared/ui/Card';
import { Notice } from '@meritum/shared/ui/Notice';
import { Spinner } from '@meritum/shared/ui/Spinner';
import styles from './AdminEntrance.module.css';
import { AdminSignIn } from './AdminSignIn';
import type { useAdminAccess } from './useAdminAccess';

interface Props {
  session: SessionState;
  entry: ReturnType<typeof useAdminAccess>;
}

/** Signs an organiser in or says why not. Requests nothing of the console before. */
export function AdminEntrance({ session, entry }: Props) {
  const { access, unauthorized, dismiss, retry } = entry;
  if (access === 'unchecked') {
    return (
      <Notice
        kind="error"
        title="Could not check your access"
        action={
          <Button variant="secondary" onClick={retry}>
            Try again
          </Button>
        }
      >
        The server could not be reached. You are still signed in.
      </Notice>
    );
  }
  if (access !== 'signed-out') return <Spinner label="Checking your access..." />;
  if (session.status === 'signed-out' && session.secondStep === true) {
    return (
      <Card className={styles.secondStep}>
        <SecondStep />
      </Card>
    );
  }
  return <AdminSignIn unauthorized={unauthorized} onSignIn={dismiss} />;
}
