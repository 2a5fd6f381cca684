import { prefixes } from '@meritum/shared/programme/routes';
import * as z from 'zod/mini';
import { defineMail } from '../../../module-kit/define-mail';
import type { Addressee } from '../../../module-kit/mail-request';
import { labels, line } from '../../mail/fields';
import { Action } from '../../mail/parts/Action';
import { MailLink } from '../../mail/parts/MailLink';
import { SmallText, Text } from '../../mail/parts/Text';

/** To an organiser with waiting decisions. */
export const waitingMail = defineMail({
  name: 'decisions-waiting',
  /** `paths` lead to the decisions; mails of an earlier version have none. */
  values: z.object({ name: line, decisions: labels, paths: z.optional(labels) }),
  template: {
    subject: 'Waiting for your decision',
    summary: 'A decision waits for you or another organiser.',
    Body({ values: { decisions, paths = [] }, site }) {
      const [only] = decisions.length === 1 ? paths : [];
      return (
        <>
          <Text>You or another organiser can decide:</Text>
          {decisions.map((decision, index) => (
            <Text key={`${decision} ${paths[index]}`}>
              {paths[index] ? (
                <MailLink href={site.ownLink(paths[index])}>{decision}</MailLink>
              ) : (
                decision
              )}
              .
            </Text>
          ))}
          <Action
            href={site.ownLink(only ?? prefixes['mf-admin'])}
            label={only ? 'Read and decide' : 'See what waits'}
          />
          <SmallText>
            We send this mail once a day at most. Only decisions that keep results or plans waiting
            are mailed at once.
          </SmallText>
        </>
      );
    },
    sample: {
      name: 'Sample Organiser',
      decisions: [
        'Make the results in AI final, proposed by Grace Sample',
        'Decide 3 applications to judge',
      ],
      paths: ['/admin/results?category=AI', '/admin/queue'],
    },
  },
});

export const decisionsWaiting = ({
  key,
  to,
  decisions,
}: {
  key: string;
  to: Addressee;
  decisions: readonly { text: string; path: string }[];
}) => {
  // Equal lines are listed once.
  const each = [...new Map(decisions.map((one) => [`${one.text} ${one.path}`, one])).values()];
  const about = { decisions: each.map(({ text }) => text), paths: each.map(({ path }) => path) };
  return waitingMail.toOwner(to, about, { key });
};
