import { type WhyLeftOut, whyLeftOut } from '@meritum/shared/contracts/nominations';
import { leftOutText } from '@meritum/shared/programme/left-out';
import * as z from 'zod/mini';
import { defineMail } from '../../../module-kit/define-mail';
import type { Addressee } from '../../../module-kit/mail-request';
import { label, line } from '../../mail/fields';
import { Action } from '../../mail/parts/Action';
import { Text } from '../../mail/parts/Text';

export const leftOut = defineMail({
  name: 'entry-left-out',
  values: z.object({ name: line, category: label, season: label, why: whyLeftOut }),
  template: {
    subject: 'Judging has ended without your nomination',
    summary: 'It gets no result.',
    Body: ({ values: { category, season, why }, site }) => (
      <>
        <Text>
          This is about your nomination in {category}, {season}. {leftOutText(why)}
        </Text>
        <Text>If you think that this is a mistake, please reply to this email.</Text>
        <Action href={site.ownLink('/tech-nomination')} label="See your nomination" />
      </>
    ),
    sample: {
      name: 'Sample Person',
      category: 'Technology',
      season: 'Season 2025',
      why: 'unconfirmed',
    },
  },
});

/** One mail for each nomination, however often closing is continued. */
export const entryLeftOut = (
  to: Addressee,
  { _id: key, category }: { _id: string; category: string },
  about: { season: string; why: WhyLeftOut },
) => leftOut.toOwner(to, { category, ...about }, { key });
