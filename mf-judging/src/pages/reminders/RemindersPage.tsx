import { StopReminders } from '@meritum/shared/forms/StopReminders';
import { prefixes } from '@meritum/shared/programme/routes';
import { TextLink } from '@meritum/shared/ui/TextLink';

/** Where the link of a reminder to evaluate leads (/tech-judging/reminders). */
export function RemindersPage() {
  return (
    <StopReminders
      portal="Judge portal"
      call="stopEvaluationReminders"
      about="Stop reminders of evaluations that are still to do. You will still get all other mails, such as those about your account."
      stopped="Your assignments stay as they are. You can have reminders again whenever you like, in the judge portal under Your judging."
    >
      <TextLink to={prefixes['mf-judging']}>Go to the judge portal</TextLink>
    </StopReminders>
  );
}
