import { session } from '@meritum/shared/auth/session';
import { showToast } from '@meritum/shared/ui/toasts';
import { useState } from 'react';
import { signedInHereKey } from '../client/localKeys';
import { readLocal, refusesCookies } from '../client/localStore';
import { useSeason } from '../client/useSeason';
import { AnsweredButton } from '../forms/AnsweredButton';
import { TypedForm } from '../forms/TypedForm';
import { formatDeadline } from '../programme/deadlines';
import * as design from '../ui/design.module.css';
import { Notice } from '../ui/Notice';
import { Tabs } from '../ui/Tabs';
import styles from './AuthPanel.module.css';
import { authMessages } from './authMessages';
import { registerFields, registerForm } from './credentials';
import { GoogleButton } from './GoogleButton';
import { mailedTo } from './mailedTo';
import { PasskeyMark } from './marks';
import { hasPasskeys } from './passkeys';
import { portalAt } from './portalPaths';
import { SecondStep } from './SecondStep';
import { SignInForm } from './SignInForm';
import type { SessionState } from './session';
import { useIsInvitation } from './useIsInvitation';

interface Props {
  heading: string;
  state: Extract<SessionState, { status: 'signed-out' }>;
}

/** The panel for somebody who is not signed in, or only by the first step. */
export const SignedOut = ({ heading, state }: Props) =>
  state.secondStep ? <SecondStep /> : <SignedOutPanel heading={heading} state={state} />;

/** Tabs 'Sign In' and 'Register', Google (AUTH-010, ERR-002) and passkeys. The tabs share name and email; passwords are not kept. */
function SignedOutPanel({ heading, state }: Props) {
  // After an expired session or a mail, the sign-in tab comes first.
  const [named, setNamed] = useState({
    fullName: '',
    email: state.expired?.email ?? mailedTo() ?? '',
  });
  const signIn = (
    <SignInForm email={named.email} onEmail={(email) => setNamed({ ...named, email })} />
  );
  const isInvitation = useIsInvitation();
  const [tab, setTab] = useState(() =>
    isInvitation && readLocal(signedInHereKey) === undefined ? 'register' : 'sign-in',
  );
  const isNew = tab === 'register';
  return (
    <>
      <h2 className={styles.heading}>{isNew ? newHere(heading) : heading}</h2>
      {refusesCookies() && (
        <Notice kind="warning" title="This browser refuses cookies">
          Nobody can sign in without them, and drafts are lost. Allow this site to use cookies and
          reload the page before you type.
        </Notice>
      )}
      <Tabs
        label={heading}
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'sign-in', label: 'Sign In', content: signIn },
          {
            id: 'register',
            label: 'Register',
            content: <RegisterForm named={named} onName={setNamed} />,
          },
        ]}
      />
      <OtherWays isNew={isNew} />
    </>
  );
}

/** Turns "Sign in to nominate" into "Create your account to nominate". */
const newHere = (heading: string) =>
  `Create your account${/^Sign in( .+)/.exec(heading)?.[1] ?? ''}`;

interface Named {
  fullName: string;
  email: string;
}

/** Creates an account and signs in (AUTH-011). */
function RegisterForm({ named, onName }: { named: Named; onName(named: Named): void }) {
  const { pausedUntil, pauses } = useSeason()?.registration ?? {};
  if (pausedUntil && Date.parse(pausedUntil) > Date.now())
    return (
      <Notice kind="warning" title="New accounts with a password are paused">
        Programs have been registering other people’s addresses. The pause ends by itself:{' '}
        {formatDeadline(pausedUntil)}. It is pause number {pauses}. Until then, Google makes an
        account at once. Signing in, and links and codes that you were mailed, work as usual.
      </Notice>
    );
  return (
    <TypedForm
      label="Register"
      className={design.grid2}
      form={registerForm}
      fields={registerFields}
      start={named}
      onType={({ fullName, email }) => onName({ fullName, email })}
      send={async (request) => {
        const portal = portalAt(window.location.pathname);
        await session.register({ ...request, ...(portal && { portal }) });
        showToast({
          type: 'success',
          title: `Welcome, ${request.fullName}`,
          text: 'Your account is ready, and you are signed in.',
        });
      }}
      failed={authMessages.registerFailed}
      button="Create account"
      busyLabel="Creating account..."
    />
  );
}

/** Ways in without a password; a passkey cannot create an account. */
export function OtherWays({ isNew = false }: { isNew?: boolean }) {
  return (
    <>
      <p className={styles.or}>
        <span>or</span>
      </p>
      <div className={design.grid2}>
        <GoogleButton act={session.signInWithGoogle} />
        {!isNew && hasPasskeys() && (
          <AnsweredButton
            variant="secondary"
            busyLabel="Waiting for your passkey..."
            act={session.signInWithPasskey}
            failedText="Failed to sign in with a passkey"
          >
            <PasskeyMark /> Sign in with a passkey
          </AnsweredButton>
        )}
      </div>
    </>
  );
}
