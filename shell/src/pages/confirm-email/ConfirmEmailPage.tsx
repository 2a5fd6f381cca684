import { AuthPanel } from '@meritum/shared/auth/AuthPanel';
import { ServerUnreachable } from '@meritum/shared/auth/ServerUnreachable';
import { useSession } from '@meritum/shared/auth/useSession';
import { isClientError } from '@meritum/shared/client/clientError';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { accountPath } from '@meritum/shared/programme/routes';
import { Button } from '@meritum/shared/ui/Button';
import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { Card } from '@meritum/shared/ui/Card';
import { Container } from '@meritum/shared/ui/Container';
import { Notice } from '@meritum/shared/ui/Notice';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { Spinner } from '@meritum/shared/ui/Spinner';
import { useFocusAfterChange } from '@meritum/shared/ui/useFocusAfterChange';
import { usePageTitle } from '@meritum/shared/ui/usePageTitle';
import { useState } from 'react';
import styles from '../../features/link/LinkForm.module.css';
import { confirmEmail, isDeadLink } from '../../features/link/requests';
import { useLinkToken } from '../../features/link/useLinkToken';

/** What is shown when there is nothing to ask, or no longer. */
const outcomes = {
  done: (
    <Notice kind="success" title="Your email address is confirmed">
      If you submitted a nomination, it now takes part. If you applied to judge, you can be assigned
      nominations once you are verified.
    </Notice>
  ),
  dead: (
    <Notice kind="error" title="This link no longer works">
      A link works for one day. You can ask for a new one on your account page.
    </Notice>
  ),
  incomplete: (
    <p>Open the link in the email we sent you, or ask for a new one on your account page.</p>
  ),
};

type Step = 'asking' | keyof typeof outcomes;

/**
 * Target of the mailed confirmation link. Nothing is confirmed before the button is pressed,
 * because mail scanners open links and run their scripts; nor without a session, because the reader
 * of a mailbox need not be the owner of the account.
 */
export function ConfirmEmailPage() {
  usePageTitle('Confirm your email address');
  const token = useLinkToken();
  return (
    <>
      <PageHeader eyebrow="Account" title="Confirm your email address" />
      <Container className={styles.page}>
        <Confirmation key={token} token={token} />
      </Container>
    </>
  );
}

function Confirmation({ token }: { token: string }) {
  const [step, setStep] = useState<Step>(token ? 'asking' : 'incomplete');
  const card = useFocusAfterChange<HTMLDivElement>(step);
  return (
    <Card ref={card} tabIndex={-1} className={styles.card}>
      {step === 'asking' ? (
        <Asking token={token} onAnswer={setStep} />
      ) : (
        <>
          {outcomes[step]}
          <div>
            <ButtonLink to={accountPath} variant="secondary">
              Go to your account
            </ButtonLink>
          </div>
        </>
      )}
    </Card>
  );
}

interface AskingProps {
  token: string;
  onAnswer: (step: Step) => void;
}

function Asking(props: AskingProps) {
  const state = useSession();
  if (state.status === 'loading') return <Spinner label="Loading your account..." />;
  if (state.status === 'unreachable') return <ServerUnreachable />;
  if (state.status === 'signed-in') return <Question {...props} email={state.user.email} />;
  return (
    <>
      <p>
        Sign in to the account you created with this address to confirm it. If you did not create
        one, close this page; nothing will be confirmed.
      </p>
      <AuthPanel heading="Sign in to confirm your address" statusText="" items={[]} />
    </>
  );
}

function Question({ token, onAnswer, email }: AskingProps & { email: string }) {
  const { answer, busy, run } = useAnsweredCall();
  const confirm = async () => {
    try {
      await confirmEmail({ token });
      onAnswer('done');
    } catch (error) {
      // The page itself shows that the session has ended.
      const isOver = isClientError(error) && error.code === 'unauthenticated';
      if (isOver || !isDeadLink(error)) throw error;
      onAnswer('dead');
    }
  };
  return (
    <>
      <p>
        You are signed in as {email}. Press the button if this account is yours. If it is not, close
        this page; nothing will be confirmed.
      </p>
      <div>
        <Button
          busy={busy}
          busyLabel="Confirming..."
          onClick={() => run(confirm, 'Could not confirm your address. Try again.')}
        >
          Confirm my address
        </Button>
      </div>
      <FormAnswer answer={answer} />
    </>
  );
}
