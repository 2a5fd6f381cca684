import { ButtonLink } from '../ui/ButtonLink';
import { Notice } from '../ui/Notice';

/** The session ended in mid-form: the form stays, and so does what was typed. */
export function SessionEndedNotice() {
  return (
    <Notice
      kind="warning"
      title="Your session has ended"
      action={
        <ButtonLink variant="secondary" href="#account">
          Go to sign in
        </ButtonLink>
      }
    >
      Sign in again in the account panel. Everything you typed is still here.
    </Notice>
  );
}
