import { StopReminders } from '@meritum/shared/forms/StopReminders';
import { prefixes } from '@meritum/shared/programme/routes';
import { TextLink } from '@meritum/shared/ui/TextLink';

/** The page of the link in draft reminders (/tech-nomination/reminders). */
export function RemindersPage() {
  return (
    <StopReminders
      portal="Nomination portal"
      call="stopDraftReminders"
      about="Stop reminders of unfinished nominations. You will still get other emails, such as those about your account."
      stopped="Your draft is kept."
    >
      <TextLink to={`${prefixes['mf-nomination']}?from=mail`}>Go to the nomination portal</TextLink>
    </StopReminders>
  );
}
