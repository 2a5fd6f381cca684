import { SecondStep } from '@meritum/shared/auth/SecondStep';
import type { SessionState } from '@meritum/shared/auth/session';
import { Card } from '@meritum/shared/ui/Card';
import { LoadFailed } from '@meritum/shared/ui/LoadFailed';
import { Spinner } from '@meritum/shared/ui/Spinner';
import { AdminSignIn } from './AdminSignIn';
import styles from './AdminSignIn.module.css';
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
      <LoadFailed title="Could not check your access" onRetry={retry}>
        The server could not be reached. You are still signed in.
      </LoadFailed>
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
