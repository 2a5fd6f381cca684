import { resultAddress } from '@meritum/shared/programme/result-address';
import * as z from 'zod/mini';
import { defineMail } from '../../../module-kit/define-mail';
import { label, line } from '../../mail/fields';
import { Action } from '../../mail/parts/Action';
import { SmallText, Text } from '../../mail/parts/Text';
import type { Publication } from './ResultsPublished';

/** To a nominator who has not opened a published result. */
export const waiting = defineMail({
  name: 'result-waiting',
  withLogHead: true,
  values: z.object({ name: line, category: label, season: label }),
  template: {
    subject: 'Your result is waiting for you',
    summary: 'Have you won?',
    Body: ({ values, site }) => (
      <>
        <Text>
          The results of {values.category}, {values.season}, have been published for a week. See
          whether you have won and, if enough judges rated your entry, your score and your average
          for each criterion.
        </Text>
        <Action href={site.ownLink(resultAddress(values))} label="See your result" />
        <SmallText>This is the only reminder.</SmallText>
      </>
    ),
    sample: { name: 'Sample Person', category: 'Technology', season: 'Season 2025' },
  },
});

export const resultWaiting = ({
  nominationId,
  to,
  ...about
}: Pick<Publication, 'nominationId' | 'to' | 'category' | 'season'>) =>
  waiting.toOwner(to, about, { key: nominationId });
