import { GoogleElsewhere } from '@meritum/shared/auth/GoogleButton';
import { isInsideApp } from '@meritum/shared/auth/insideApp';
import { session } from '@meritum/shared/auth/session';
import { Button } from '@meritum/shared/ui/Button';
import { Card } from '@meritum/shared/ui/Card';
import { Notice } from '@meritum/shared/ui/Notice';
import { useState } from 'react';
import styles from './AdminSignIn.module.css';

interface Props {
  unauthorized: boolean;
  onSignIn: () => void;
}

/** The only way in for organisers (ADM-002), with its two failures (PERM-010, ERR-023). */
export function AdminSignIn({ unauthorized, onSignIn }: Props) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  const signIn = async () => {
    onSignIn();
    setFailed(false);
    setBusy(true);
    try {
      await session.signInWithGoogle();
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card className={styles.card}>
      <h2>Sign in</h2>
      <p>Only organisers can sign in here.</p>
      {unauthorized && <Notice kind="error">Unauthorized: You do not have admin access.</Notice>}
      {failed && <Notice kind="error">Failed to login. Please try again.</Notice>}
      {isInsideApp() ? (
        <GoogleElsewhere />
      ) : (
        <Button onClick={signIn} busy={busy} busyLabel="Signing in...">
          Sign in with Google
        </Button>
      )}
    </Card>
  );
}
