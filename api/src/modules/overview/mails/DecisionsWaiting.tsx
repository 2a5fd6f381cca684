import { prefixes } from '@meritum/shared/programme/routes';
import * as z from 'zod/mini';
import { defineMail } from '../../mail/define-mail';
import { labels, line } from '../../mail/fields';
import { Action } from '../../mail/parts/Action';
import { SmallText, Text } from '../../mail/parts/Text';
import type { Addressee } from '../../mail/request';

/** To an organiser for whom decisions wait. */
export const waitingMail = defineMail({
  name: 'decisions-waiting',
  values: z.object({ name: line, decisions: labels }),
  template: {
    subject: 'Waiting for your decision',
    summary: 'A decision waits for you or another organiser.',
    Body: ({ values, site }) => (
      <>
        <Text>This waits for a decision of yours or of another organiser:</Text>
        {values.decisions.map((decision) => (
          <Text key={decision}>{decision}.</Text>
        ))}
        <Action href={site.link(prefixes['mf-admin'])} label="See what waits" />
        <SmallText>
          You get one such mail a day at most, and one at once for what keeps results or plans
          waiting.
        </SmallText>
      </>
    ),
    sample: {
      name: 'Sample Organiser',
      decisions: ['Make the results in AI final', 'Decide 3 applications to judge'],
    },
  },
});

/** One mail for each key. */
export const decisionsWaiting = ({
  key,
  to,
  decisions,
}: {
  key: string;
  to: Addressee;
  decisions: readonly string[];
}) =>
  // The same line twice would not say more.
  waitingMail.toOwner(to, { decisions: [...new Set(decisions)] }, { key });
