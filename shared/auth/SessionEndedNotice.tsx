import { ButtonLink } from '../ui/ButtonLink';
import { Notice } from '../ui/Notice';

/** Says that the session has ended while a form was being filled in; what was typed stays. */
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
