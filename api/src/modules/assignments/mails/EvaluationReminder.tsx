import { stoppingReminders } from '../../judges/links';
import { Action } from '../../mail/parts/Action';
import { MailLink } from '../../mail/parts/MailLink';
import { Greeting, SmallText, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import type { ReminderValues } from './values';

export const evaluationReminder: Template<ReminderValues> = {
  subject: 'Evaluations are still open',
  summary: 'Some of your assignments are waiting for your evaluation.',
  Body({ values, site }) {
    const { pending, assigned, judge } = values;
    const stop = site.provingLink('/tech-judging/reminders', {
      purpose: stoppingReminders,
      id: judge,
    });
    return (
      <>
        <Greeting name={values.name} />
        <Text>
          {pending} of your {assigned} assigned {assigned === 1 ? 'nomination' : 'nominations'}{' '}
          {pending === 1 ? 'is' : 'are'} still waiting for your evaluation. What you have submitted
          is saved.
        </Text>
        <Action href={site.link('/tech-judging')} label="Continue evaluating" />
        <SmallText>
          We remind you once a week at most. <MailLink href={stop}>Stop these reminders</MailLink>.
        </SmallText>
      </>
    );
  },
  unsubscribe: ({ judge: id }, site) =>
    site.provingCall('/api/judges/reminders/stop', { purpose: stoppingReminders, id }),
  sample: { name: 'Sample Judge', pending: 5, assigned: 12, judge: 'sample-judge' },
};
