import { StopReminders } from '@meritum/shared/forms/StopReminders';
import { prefixes } from '@meritum/shared/programme/routes';
import { TextLink } from '@meritum/shared/ui/TextLink';

/** Where the link of a reminder of a draft leads (/tech-nomination/reminders). */
export function RemindersPage() {
  return (
    <StopReminders
      portal="Nomination portal"
      call="stopDraftReminders"
      about="You get no more reminders of a nomination that you have begun and not sent. All other mails, such as those about your account, still come."
      stopped="Your draft stays as it is."
    >
      <TextLink to={prefixes['mf-nomination']}>Go to the nomination portal</TextLink>
    </StopReminders>
  );
}
