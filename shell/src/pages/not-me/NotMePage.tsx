import { StopReminders } from '@meritum/shared/forms/StopReminders';
import { TextLink } from '@meritum/shared/ui/TextLink';

const texts = {
  title: 'This was not me',
  action: 'Stop it',
  done: 'It is stopped',
  failed: 'Could not stop it.',
};

/** Target of the link in mails about an organiser's planned change of an account (/not-me). */
export function NotMePage() {
  return (
    <StopReminders
      portal="Account"
      call="stopAccountAct"
      texts={texts}
      about="Somebody has asked the organisers to erase your account or to give it another email address. If that was not you, stop it here. Nothing else about your account changes."
      stopped="Your account stays as it is, and the organisers see that you stopped it. All devices were signed out, so sign in again."
    >
      <TextLink to="/reset-password">Choose a new password</TextLink> if somebody else may know
      yours.
    </StopReminders>
  );
}
