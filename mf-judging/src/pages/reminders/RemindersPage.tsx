import { StopReminders } from '@meritum/shared/forms/StopReminders';
import { prefixes } from '@meritum/shared/programme/routes';
import { TextLink } from '@meritum/shared/ui/TextLink';

/** The page of the link in evaluation reminders (/tech-judging/reminders). */
export function RemindersPage() {
  return (
    <StopReminders
      portal="Judge portal"
      call="stopEvaluationReminders"
      about="Stop reminders of pending evaluations. You will still get other emails, such as those about your account."
      stopped="Your assignments do not change. You can turn reminders back on at any time in the judge portal, under Your judging."
    >
      <TextLink to={`${prefixes['mf-judging']}?from=mail`}>Go to the judge portal</TextLink>
    </StopReminders>
  );
}
