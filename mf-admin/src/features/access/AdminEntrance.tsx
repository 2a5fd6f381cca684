import { GoogleElsewhere } from '@meritum/shared/auth/GoogleButton';
import { isInsideApp } from '@meritum/shared/auth/insideApp';
import { mailedTo } from '@meritum/shared/auth/mailedTo';
import { SecondStep } from '@meritum/shared/auth/SecondStep';
import { SignInForm } from '@meritum/shared/auth/SignInForm';
import { type SessionState, session } from '@meritum/shared/auth/session';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { Button } from '@meritum/shared/ui/Button';
import { Card } from '@meritum/shared/ui/Card';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { LoadFailed } from '@meritum/shared/ui/LoadFailed';
import { Notice } from '@meritum/shared/ui/Notice';
import { Spinner } from '@meritum/shared/ui/Spinner';
import { useState } from 'react';
import type { useAdminAccess } from './useAdminAccess';

interface Props {
  session: SessionState;
  entry: ReturnType<typeof useAdminAccess>;
}

/** Signs an organiser in, or says why not. Loads nothing of the console before. */
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
      <Card className={design.narrow}>
        <SecondStep />
      </Card>
    );
  }
  return <AdminSignIn unauthorized={unauthorized} onSignIn={dismiss} />;
}

const failed = 'Failed to login. Please try again.';

/** The sign-in for people with a role (ADM-002), with its two failures (PERM-010, ERR-023). */
function AdminSignIn({ unauthorized, onSignIn }: { unauthorized: boolean; onSignIn: () => void }) {
  const { answer, busy, run } = useAnsweredCall();
  const [email, setEmail] = useState(() => mailedTo() ?? '');
  const signIn = () => {
    onSignIn();
    return run(() => session.signInWithGoogle(), failed);
  };
  return (
    <Card className={classNames(design.stacked, design.narrow)}>
      <h2 className={design.text2xl}>Sign in</h2>
      <p>Only organisers, readers and screeners can sign in here. A second factor follows.</p>
      {unauthorized && <Notice kind="error">Unauthorized: You do not have admin access.</Notice>}
      {answer && <Notice kind="error">{failed}</Notice>}
      {isInsideApp() ? (
        <GoogleElsewhere />
      ) : (
        <Button onClick={signIn} busy={busy} busyLabel="Signing in...">
          Sign in with Google
        </Button>
      )}
      <h3>Or with your password</h3>
      <div className={design.full}>
        <SignInForm email={email} onEmail={setEmail} />
      </div>
    </Card>
  );
}
