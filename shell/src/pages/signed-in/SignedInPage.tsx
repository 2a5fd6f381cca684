import { AuthPanel } from '@meritum/shared/auth/AuthPanel';
import { authMessages } from '@meritum/shared/auth/authMessages';
import { session } from '@meritum/shared/auth/session';
import { useSession } from '@meritum/shared/auth/useSession';
import {
  type GoogleOutcome,
  readGoogleOutcome,
  signedInPath,
} from '@meritum/shared/contracts/google';
import { useLocation, useNavigate } from '@meritum/shared/router';
import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { Container } from '@meritum/shared/ui/Container';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { Spinner } from '@meritum/shared/ui/Spinner';
import { type ReactNode, useEffect, useState } from 'react';

/** Target of the provider's redirect. A popup tells its opener; otherwise the browser goes back. */
export function SignedInPage() {
  const { hash } = useLocation();
  const [arrived] = useState(() => readGoogleOutcome(hash));
  const answer = useArrival(arrived);
  const { mode } = arrived;
  const back = arrived.returnTo.startsWith(signedInPath) ? '/' : arrived.returnTo;
  const goOn = answer === 'signed-in' && mode === 'redirect';

  const navigate = useNavigate();
  useEffect(() => {
    if (goOn) navigate(back, { replace: true });
  }, [goOn, back, navigate]);
  useEffect(() => {
    if (answer && mode === 'popup') window.close();
  }, [answer, mode]);

  if (!answer || goOn) return <UnderWay />;
  if (answer === 'second-step' && mode === 'redirect')
    return <Awaiting onSignedIn={() => navigate(back, { replace: true })} />;
  const text = answer === 'signed-in' ? 'You are signed in' : authMessages.googleFailed;
  return (
    <PageHeader
      title={text}
      documentTitle="Signing in"
      lead={
        mode === 'popup'
          ? 'You can close this window.'
          : 'Nothing has changed. You can go back and try again.'
      }
      actions={<ButtonLink to={back}>{mode === 'popup' ? 'Continue here' : 'Go back'}</ButtonLink>}
    />
  );
}

/** The second step of a sign-in whose page was replaced by the provider's. */
function Awaiting({ onSignedIn }: { onSignedIn(): void }) {
  const state = useSession();
  const signedIn = state.status === 'signed-in';
  useEffect(() => {
    if (signedIn) onSignedIn();
  }, [signedIn, onSignedIn]);
  return (
    <UnderWay>
      {state.status === 'signed-out' && <AuthPanel heading="Sign in" statusText="" items={[]} />}
    </UnderWay>
  );
}

function UnderWay({ children = <Spinner label="Signing you in..." /> }: { children?: ReactNode }) {
  return (
    <>
      <PageHeader title="Signing in" />
      <Container>{children}</Container>
    </>
  );
}

/** Completes the provider's reply; undefined until that is done. */
function useArrival({ outcome }: GoogleOutcome): GoogleOutcome['outcome'] | undefined {
  const [answer, setAnswer] = useState<GoogleOutcome['outcome']>();
  useEffect(() => {
    let here = true;
    session.arriveFromGoogle(outcome).then((result) => here && setAnswer(result));
    return () => {
      here = false;
    };
  }, [outcome]);
  return answer;
}
