import { AuthPanel } from '@meritum/shared/auth/AuthPanel';
import { ConfirmAddress } from '@meritum/shared/auth/ConfirmAddress';
import { confirmEmail } from '@meritum/shared/auth/confirmationRequests';
import { portalPaths } from '@meritum/shared/auth/portalPaths';
import { ServerUnreachable } from '@meritum/shared/auth/ServerUnreachable';
import { useSession } from '@meritum/shared/auth/useSession';
import { isClientError } from '@meritum/shared/client/clientError';
import type { UserProfile } from '@meritum/shared/contracts/identity';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { type MailedLink, useLinkToken } from '@meritum/shared/forms/useLinkToken';
import { accountPath } from '@meritum/shared/programme/routes';
import { Button } from '@meritum/shared/ui/Button';
import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { Card } from '@meritum/shared/ui/Card';
import { Container } from '@meritum/shared/ui/Container';
import { Notice } from '@meritum/shared/ui/Notice';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { Spinner } from '@meritum/shared/ui/Spinner';
import { useFocusAfterChange } from '@meritum/shared/ui/useFocusAfterChange';
import { useState } from 'react';
import styles from '../../features/link/LinkForm.module.css';
import { isDeadLink } from '../../features/link/requests';

/** The state after the address is confirmed, and the next step. */
const afterwards = {
  nomination: {
    text: 'Your nomination is in. We will email you the result.',
    action: 'Go on to the nomination portal',
  },
  judging: {
    text: 'Once an organiser has verified you as a judge, you are assigned nominations, and we email you.',
    action: 'Go on to the judge portal',
  },
} as const satisfies Record<NonNullable<MailedLink['portal']>, object>;

/** `replaced`: the new address replaced one that was confirmed before. */
type Step = 'asking' | 'done' | 'replaced' | 'dead';

/**
 * Target of the mailed confirmation link. Only the button confirms, because mail scanners open
 * links and run scripts. A session is needed, because whoever reads a mailbox need not own the
 * account.
 */
export function ConfirmEmailPage() {
  const link = useLinkToken();
  return (
    <>
      <PageHeader eyebrow="Account" title="Confirm your email address" />
      <Container className={styles.page}>
        <Confirmation key={link.token} {...link} />
      </Container>
    </>
  );
}

function Confirmation({ token, portal }: MailedLink) {
  const [step, setStep] = useState<Step>('asking');
  const card = useFocusAfterChange<HTMLDivElement>(step);
  return (
    <Card ref={card} tabIndex={-1} className={styles.card}>
      {step === 'done' || step === 'replaced' ? (
        <Done portal={portal} isReplaced={step === 'replaced'} />
      ) : (
        <Asking token={token} isDead={step === 'dead'} onAnswer={setStep} />
      )}
    </Card>
  );
}

function Done({ portal, isReplaced }: Pick<MailedLink, 'portal'> & { isReplaced: boolean }) {
  const next = portal && afterwards[portal];
  return (
    <>
      <Notice kind="success" title="Your email address is confirmed">
        {isReplaced
          ? 'Sign in with it from now on. Your other devices have been signed out.'
          : (next?.text ??
            'If you submitted a nomination, it now takes part. If you applied to judge, you can be assigned nominations once you are verified.')}
      </Notice>
      <div>
        {portal && next ? (
          <ButtonLink to={portalPaths[portal]}>{next.action}</ButtonLink>
        ) : (
          <ButtonLink to={accountPath} variant="secondary">
            Go to your account
          </ButtonLink>
        )}
      </div>
    </>
  );
}

interface AskingProps {
  token: string;
  /** The link was tried and no longer works. */
  isDead: boolean;
  onAnswer: (step: Step) => void;
}

function Asking(props: AskingProps) {
  const state = useSession();
  if (state.status === 'loading') return <Spinner label="Loading your account..." />;
  if (state.status === 'unreachable') return <ServerUnreachable />;
  if (state.status === 'signed-in') return <Question {...props} user={state.user} />;
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

function Question({ token, isDead, onAnswer, user }: AskingProps & { user: UserProfile }) {
  const { answer, busy, run } = useAnsweredCall();
  const next = user.emailConfirmed && user.confirming?.email;
  const done = () => onAnswer(next ? 'replaced' : 'done');
  const confirm = async () => {
    try {
      await confirmEmail({ token });
      done();
    } catch (error) {
      // The page itself shows that the session has ended.
      const isOver = isClientError(error) && error.code === 'unauthenticated';
      if (isOver || !isDeadLink(error)) throw error;
      onAnswer('dead');
    }
  };
  if (user.unclaimed)
    return (
      <>
        <p>
          You read the mails of {user.email}. Your account asks whether what is stored is yours.
        </p>
        <div>
          <ButtonLink to={accountPath}>Go to your account</ButtonLink>
        </div>
      </>
    );
  if (user.emailConfirmed && !user.confirming)
    return <p>The address of your account, {user.email}, is confirmed. Nothing is left to do.</p>;
  if (isDead || !token)
    return (
      <>
        {isDead ? (
          <Notice kind="error" title="This link no longer works">
            A link works for a week, and only the newest one does. Nothing has been confirmed.
          </Notice>
        ) : (
          <p>Open the link in the email we sent you, or enter the code that stands below it.</p>
        )}
        <ConfirmAddress user={user} onConfirmed={done} />
      </>
    );
  return (
    <>
      <p>
        You are signed in as {user.email}. Press the button if this account is yours
        {next && `: ${next} then replaces that address, and your other devices are signed out`}. If
        it is not, close this page; nothing will be confirmed.
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
