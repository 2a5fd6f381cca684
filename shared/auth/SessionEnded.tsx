import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Notice } from '../ui/Notice';
import { SecondStep } from './SecondStep';
import { OtherWays } from './SignedOutPanel';
import { SignInForm } from './SignInForm';
import { useSession } from './useSession';

export interface Props {
  /** Opens the sign-in immediately, because something waits for it. */
  waited?: boolean;
  children?: ReactNode;
}

export function SessionEnded({ waited = false, children }: Props) {
  const [open, setOpen] = useState(waited);
  useEffect(() => {
    if (waited) setOpen(true);
  }, [waited]);
  return (
    <>
      <Notice
        kind="warning"
        title="Your session has ended"
        action={
          <Button variant="secondary" onClick={() => setOpen(true)}>
            Sign in again
          </Button>
        }
      >
        {children ?? 'Everything you typed is still here.'}
      </Notice>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keeps the dialog's events from the form that the notice stands in */}
      <div role="presentation" onSubmit={stop} onKeyDown={stop}>
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title="Sign in again"
          description="You go on where you are."
        >
          <SignInHere />
        </Dialog>
      </div>
    </>
  );
}

const stop = (event: SyntheticEvent) => event.stopPropagation();

function SignInHere() {
  const state = useSession();
  const signedOut = state.status === 'signed-out' ? state : undefined;
  const [email, setEmail] = useState(signedOut?.expired?.email ?? '');
  return signedOut?.secondStep ? (
    <SecondStep />
  ) : (
    <>
      <SignInForm email={email} onEmail={setEmail} />
      <OtherWays />
    </>
  );
}
