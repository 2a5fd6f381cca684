import * as z from 'zod/mini';
import { defineMail } from '../../../module-kit/define-mail';
import type { Addressee, MailRequest } from '../../../module-kit/mail-request';
import { formatDeadline } from '../../../platform/text';
import { label, line, moment } from '../../mail/fields';
import { Action } from '../../mail/parts/Action';
import { Text } from '../../mail/parts/Text';
import type { Extension } from '../extension';

const of = {
  nominations: {
    can: 'submit your nomination',
    path: '/tech-nomination',
    open: 'Open your nomination',
  },
  judging: {
    can: 'submit your ratings',
    path: '/tech-judging',
    open: 'Open your assignments',
  },
} as const;

export const extended = defineMail({
  name: 'deadline-extended',
  values: z.object({
    name: line,
    window: z.enum(['nominations', 'judging']),
    category: label,
    season: label,
    until: moment,
  }),
  template: {
    subject: 'You have more time',
    summary: 'The organisers have given you more time.',
    Body: ({ values: { window, category, season, until }, site }) => (
      <>
        <Text>
          You can {of[window].can} in {category}, {season}, until {formatDeadline(until)}. Two
          organisers have decided this for you alone; the deadline of everybody else stays.
        </Text>
        <Action href={site.ownLink(of[window].path)} label={of[window].open} />
      </>
    ),
    sample: {
      name: 'Sample Person',
      window: 'nominations',
      category: 'Technology',
      season: 'Season 2025',
      until: new Date('2025-11-12T23:59:00Z'),
    },
  },
});

export const deadlineExtended = (
  { _id, revision, window, category, until }: Extension & { until: Date },
  to: Addressee,
  season: string,
): MailRequest =>
  extended.toOwner(
    to,
    { window, category, season, until },
    { key: `${_id.split(':').at(-1)}:${revision}`, sendBefore: until },
  );
