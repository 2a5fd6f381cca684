import * as z from 'zod/mini';
import { defineMail } from '../../../module-kit/define-mail';
import type { MailRequest, Recipient } from '../../../module-kit/mail-request';
import { formatDeadline, idPartOf } from '../../../platform/text';
import { identifier, label, line, moment } from '../../mail/fields';
import { Action } from '../../mail/parts/Action';
import { MailLink } from '../../mail/parts/MailLink';
import { SmallText, Text } from '../../mail/parts/Text';
import { stopDraftReminders } from '../drafts/draft';
import type { Slot } from '../nomination';

export const reminder = defineMail({
  name: 'draft-reminder',
  /** `owner` is the account whose reminders the link stops. */
  values: z.object({
    name: line,
    category: label,
    closesAt: moment,
    owner: identifier,
  }),
  template: {
    subject: 'Your nomination is not submitted yet',
    summary: 'Your draft is saved. Nominations close soon.',
    Body({ values, site }) {
      const { category, closesAt, owner } = values;
      const end = site.provingLink('/tech-nomination/reminders', {
        purpose: stopDraftReminders,
        id: owner,
      });
      return (
        <>
          <Text>
            You have started a nomination in the category {category} but not submitted it.
            Nominations close on {formatDeadline(closesAt)}. Your draft is saved, so you can
            continue it.
          </Text>
          <Action href={site.ownLink('/tech-nomination')} label="Continue your nomination" />
          <SmallText>
            We send reminders a week and a day before nominations close.{' '}
            <MailLink href={end}>Stop these reminders</MailLink>.
          </SmallText>
        </>
      );
    },
    unsubscribe: ({ owner: id }, site) =>
      site.provingCall('/api/nominations/draft/reminders/stop', {
        purpose: stopDraftReminders,
        id,
      }),
    sample: {
      name: 'Sample Person',
      category: 'Technology',
      closesAt: new Date('2025-11-12T23:59:00Z'),
      owner: 'sample-account',
    },
  },
});

/** One mail for each reminder time. */
export function draftReminder({ draft, to, due, closesAt }: Reminding): MailRequest {
  const { submittedBy, season, category } = draft;
  const contest = `${season}:${idPartOf(category)}`;
  return reminder.request({
    key: `draft-reminder:${submittedBy}:${contest}:${due.getTime()}`,
    to,
    values: { name: to.name, category, closesAt, owner: submittedBy },
    sendBefore: closesAt,
  });
}

interface Reminding {
  draft: Slot;
  to: Recipient;
  due: Date;
  closesAt: Date;
}
