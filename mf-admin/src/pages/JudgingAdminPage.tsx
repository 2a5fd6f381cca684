import { SecondStep } from '@meritum/shared/auth/SecondStep';
import { type SessionState, session as sessionStore } from '@meritum/shared/auth/session';
import { useSession } from '@meritum/shared/auth/useSession';
import { useNavigate } from '@meritum/shared/router';
import { Button } from '@meritum/shared/ui/Button';
import { Card } from '@meritum/shared/ui/Card';
import { Container } from '@meritum/shared/ui/Container';
import { Notice } from '@meritum/shared/ui/Notice';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { Spinner } from '@meritum/shared/ui/Spinner';
import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import { AdminSignIn } from '../features/access/AdminSignIn';
import { FactorGate } from '../features/access/FactorGate';
import { useAdminAccess } from '../features/access/useAdminAccess';
import { UndeliveredMails } from '../features/mails/UndeliveredMails';
import styles from './JudgingAdminPage.module.css';

function SignedInAsAdmin({ email }: { email: string }) {
  const navigate = useNavigate();
  const logOut = async () => {
    await sessionStore.signOut();
    navigate('/');
  };
  return (
    <Notice
      kind="info"
      title={`Signed in as ${email}`}
      action={
        <Button variant="secondary" onClick={logOut}>
          Logout
        </Button>
      }
    >
      Judge verification is not part of this release.
    </Notice>
  );
}

function AccessUnchecked({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      kind="error"
      title="Your access could not be checked"
      action={
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      The server could not be reached. You are still signed in.
    </Notice>
  );
}

const isSecondStep = (state: SessionState) =>
  state.status === 'signed-out' && state.secondStep === true;

/** The dashboard of the organisers: nothing of it is shown or requested without admin access. */
export function JudgingAdminPage() {
  usePageTitle('Judging Admin Dashboard');
  const session = useSession();
  const { access, unauthorized, dismiss, retry } = useAdminAccess(session);
  return (
    <>
      <PageHeader title="Judging Admin Dashboard" lead="For the organisers of the programme." />
      <Container>
        <div className={styles.page}>
          {access === 'loading' && <Spinner label="Checking your access..." />}
          {access === 'signed-out' && isSecondStep(session) && (
            <Card className={styles.secondStep}>
              <SecondStep />
            </Card>
          )}
          {access === 'signed-out' && !isSecondStep(session) && (
            <AdminSignIn unauthorized={unauthorized} onSignIn={dismiss} />
          )}
          {access === 'unchecked' && <AccessUnchecked onRetry={retry} />}
          {access === 'admin' && session.status === 'signed-in' && (
            <>
              <SignedInAsAdmin email={session.user.email} />
              <FactorGate>
                <UndeliveredMails />
              </FactorGate>
            </>
          )}
        </div>
      </Container>
    </>
  );
}
