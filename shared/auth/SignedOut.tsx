import { SecondStep } from './SecondStep';
import { SignedOutPanel } from './SignedOutPanel';
import type { SessionState } from './session';

interface Props {
  heading: string;
  state: Extract<SessionState, { status: 'signed-out' }>;
}

/** The panel of somebody who is not signed in, or only half. */
export function SignedOut({ heading, state }: Props) {
  if (state.secondStep) return <SecondStep />;
  return <SignedOutPanel heading={heading} knownEmail={state.expired?.email ?? ''} />;
}
