import * as z from 'zod/mini';
import { defineMail } from '../../../module-kit/define-mail';
import { greetedName, oneLine } from '../../../platform/text';
import { identifier, label, line, longText } from '../../mail/fields';
import { Action } from '../../mail/parts/Action';
import { MailLink } from '../../mail/parts/MailLink';
import { Quote, SmallText } from '../../mail/parts/Text';
import { fillPlaceholders } from '../../messages/placeholders';
import { stopRemindersCall, stopRemindersLink } from '../links';

export const placeholders = ['name', 'pending', 'deadline'] as const;

/** Placeholder values for one judge: `pending` counts unrated entries; `deadline` may be empty. */
export const replacedFor = (judge: {
  name: string;
  pending: number;
  deadline: string;
}): Record<(typeof placeholders)[number], string> => ({
  name: greetedName(judge.name) ?? 'judge',
  pending: String(judge.pending),
  deadline: judge.deadline,
});

/** An organiser's text, marked as such, so that it does not look like a mail of the site. */
export const organisersMessage = defineMail({
  name: 'organisers-message',
  /** The text for several judges, and this judge's placeholder values. */
  values: z.object({
    name: line,
    subject: longText,
    text: longText,
    pending: z.int(),
    deadline: label,
    judge: identifier,
    isReminder: z.boolean(),
  }),
  readable: true,
  template: {
    subject: 'A message from the organisers',
    summary: 'The organisers have written to you as a judge.',
    subjectOf: (values) => oneLine(fillPlaceholders(values.subject, replacedFor(values))),
    Body: ({ values, site }) => (
      <>
        <Quote text={fillPlaceholders(values.text, replacedFor(values))} />
        <Action href={site.ownLink('/tech-judging')} label="Open the judge portal" />
        <SmallText>
          Sent to you as a judge by an organiser. We keep a record of who.
          {values.isReminder && (
            <>
              {' '}
              <MailLink href={stopRemindersLink(site, values.judge)}>Stop reminders</MailLink>.
            </>
          )}
        </SmallText>
      </>
    ),
    unsubscribe: ({ judge, isReminder }, site) =>
      isReminder ? stopRemindersCall(site, judge) : '',
    sample: {
      name: 'Sample Judge',
      subject: '{pending} ratings to go',
      text: 'Judging closes on {deadline}.\nYou have {pending} nominations left to rate, {name}.',
      pending: 3,
      deadline: 'Wednesday 12 November 2025, 22:00 UTC',
      judge: 'sample-judge',
      isReminder: true,
    },
  },
});
