import { oneLine } from '../../../platform/text';
import { Action } from '../../mail/parts/Action';
import { MailLink } from '../../mail/parts/MailLink';
import { Greeting, Quote, SmallText } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import { filled } from '../../messages/placeholders';
import { stoppingReminders } from '../links';
import { replacedFor } from './placeholders';
import type { MessageValues } from './values';

/** What an organiser wrote, marked as such, so that it does not pass for a mail of the site. */
export const organisersMessageTemplate: Template<MessageValues> = {
  subject: 'A message from the organisers',
  summary: 'The organisers have written to you as a judge.',
  subjectOf: (values) => oneLine(filled(values.subject, replacedFor(values))),
  Body({ values, site }) {
    const { text, judge, isReminder } = values;
    const stop = site.provingLink('/tech-judging/reminders', {
      purpose: stoppingReminders,
      id: judge,
    });
    return (
      <>
        <Greeting name={values.name} />
        <Quote text={filled(text, replacedFor(values))} />
        <Action href={site.link('/tech-judging')} label="Open the judge portal" />
        <SmallText>
          An organiser wrote this to you as a judge; it is recorded who.
          {isReminder && (
            <>
              {' '}
              <MailLink href={stop}>Stop reminders</MailLink>.
            </>
          )}
        </SmallText>
      </>
    );
  },
  unsubscribe: ({ judge: id, isReminder }, site) =>
    isReminder
      ? site.provingCall('/api/judges/reminders/stop', { purpose: stoppingReminders, id })
      : '',
  sample: {
    name: 'Sample Judge',
    subject: '{pending} ratings to go',
    text: 'Judging closes on {deadline}.\nYou have {pending} nominations left to rate, {name}.',
    pending: 3,
    deadline: 'Wednesday 12 November 2025, 22:00 UTC',
    judge: 'sample-judge',
    isReminder: true,
  },
};
