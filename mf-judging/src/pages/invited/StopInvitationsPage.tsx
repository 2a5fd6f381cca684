import { StopReminders } from '@meritum/shared/forms/StopReminders';
import { prefixes } from '@meritum/shared/programme/routes';
import { TextLink } from '@meritum/shared/ui/TextLink';

const texts = {
  title: 'No more invitations',
  action: 'Do not write to me again',
  done: 'You will not be invited again',
  failed: 'Could not save this.',
};

/** Stops invitations, behind the link in each (/tech-judging/invited/stop). */
export function StopInvitationsPage() {
  return (
    <StopReminders
      portal="Judge portal"
      call="stopInvitations"
      texts={texts}
      about="No organiser can invite you by mail again. We delete your address and keep a keyed hash, by which we know not to write."
      stopped="We have deleted your address. If you have an account here, nothing about it changes."
    >
      <TextLink to={prefixes['mf-judging']}>Read who can judge</TextLink>
    </StopReminders>
  );
}
