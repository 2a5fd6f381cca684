import { authMessages } from '@meritum/shared/auth/authMessages';
import {
  codeResetFields,
  codeResetForm,
  newPasswordFields,
  newPasswordForm,
  resetFields,
  resetForm,
} from '@meritum/shared/auth/credentials';
import { mailedTo } from '@meritum/shared/auth/mailedTo';
import { session } from '@meritum/shared/auth/session';
import { TypedForm } from '@meritum/shared/forms/TypedForm';
import { useLinkToken } from '@meritum/shared/forms/useLinkToken';
import { accountPath } from '@meritum/shared/programme/routes';
import { Button } from '@meritum/shared/ui/Button';
import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { Card } from '@meritum/shared/ui/Card';
import { Container } from '@meritum/shared/ui/Container';
import * as design from '@meritum/shared/ui/design.module.css';
import { Notice } from '@meritum/shared/ui/Notice';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { useFocusAfterChange } from '@meritum/shared/ui/useFocusAfterChange';
import { useState } from 'react';
import styles from '../../features/link/LinkForm.module.css';
import { confirmPasswordReset, isDeadLink } from '../../features/link/requests';

type Step = 'choosing' | 'done' | 'dead';

/** Target of the mailed link to reset a password (OPEN-032, D34). */
export function ResetPasswordPage() {
  const { token } = useLinkToken();
  return (
    <>
      <PageHeader eyebrow="Account" title="Reset your password" />
      <Container className={styles.page}>
        {/* Another link opened in the same tab starts over. */}
        <Reset key={token} token={token} />
      </Container>
    </>
  );
}

function Reset({ token }: { token: string }) {
  const [step, setStep] = useState<Step>('choosing');
  const card = useFocusAfterChange<HTMLDivElement>(step);
  const choosing = step === 'choosing' && token !== '';
  const save = async ({ newPassword: password }: { newPassword: string }) => {
    try {
      await confirmPasswordReset({ token, password });
      setStep('done');
    } catch (error) {
      if (!isDeadLink(error)) throw error;
      setStep('dead');
    }
  };
  return (
    <Card ref={card} tabIndex={-1} className={styles.card}>
      {choosing && (
        <TypedForm
          label="Choose a new password"
          className={design.grid2}
          form={newPasswordForm}
          fields={newPasswordFields}
          names={{ password: 'newPassword' }}
          send={save}
          failed="Could not save your new password. Try again."
          button="Save new password"
          busyLabel="Saving..."
        />
      )}
      {step === 'done' && <Done />}
      {step !== 'done' && !choosing && (
        <NoLink dead={step === 'dead'} onDone={() => setStep('done')} />
      )}
    </Card>
  );
}

function Done() {
  return (
    <>
      <Notice kind="success" title="Your new password has been saved">
        You have been signed out on all devices. Sign in with your new password.
      </Notice>
      <div>
        <ButtonLink to={accountPath}>Sign in</ButtonLink>
      </div>
    </>
  );
}

function NoLink({ dead, onDone }: { dead: boolean; onDone(): void }) {
  const [hasCode, setHasCode] = useState(false);
  return (
    <>
      {dead ? (
        <Notice kind="error" title="This link no longer works">
          A link works once, within one hour. If you have already saved a new password with it, sign
          in with that password. Otherwise ask for a new link.
        </Notice>
      ) : (
        <p>
          Open the link in the email we sent you. If it is more than an hour old or already used,
          ask for a new one.
        </p>
      )}
      <TypedForm
        label="Ask for a new link"
        className={design.grid2}
        form={resetForm}
        fields={resetFields}
        start={{ email: mailedTo() ?? '' }}
        stays
        send={({ email }) => session.requestPasswordReset(email)}
        failed={authMessages.resetFailed}
        done={{ kind: 'success', text: authMessages.resetSent }}
        button="Send a new link"
        busyLabel="Sending..."
      />
      <div>
        <Button variant="quiet" aria-expanded={hasCode} onClick={() => setHasCode(!hasCode)}>
          Enter the code from our mail
        </Button>
      </div>
      {hasCode && (
        <TypedForm
          label="Choose a new password with a code"
          className={design.grid2}
          form={codeResetForm}
          fields={codeResetFields}
          send={(request) => confirmPasswordReset(request).then(onDone)}
          failed="Could not save your new password."
          button="Save new password"
          busyLabel="Saving..."
        />
      )}
    </>
  );
}
