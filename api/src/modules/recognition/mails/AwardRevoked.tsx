import { resultAddress } from '@meritum/shared/programme/result-address';
import * as z from 'zod/mini';
import { defineMail } from '../../../module-kit/define-mail';
import type { Addressee } from '../../../module-kit/mail-request';
import { label, line } from '../../mail/fields';
import { Action } from '../../mail/parts/Action';
import { Text } from '../../mail/parts/Text';
import type { Award } from '../award';

export const revokedMail = defineMail({
  name: 'award-revoked',
  values: z.object({ name: line, tier: label, category: label, season: label }),
  template: {
    subject: 'Your award was revoked',
    summary: 'Two organisers have decided this.',
    Body: ({ values: { tier, ...contest }, site }) => (
      <>
        <Text>
          Two organisers have revoked your {tier} in {contest.category}, {contest.season}. Its
          certificate, letter, badge and seal no longer count, and it is marked as revoked wherever
          it is listed. Your score has not changed.
        </Text>
        <Text>Reply to this mail if you want to know why, or think that it is a mistake.</Text>
        <Action href={site.ownLink(resultAddress(contest))} label="See your result" />
      </>
    ),
    sample: {
      name: 'Sample Winner',
      tier: 'Gold',
      category: 'Technology',
      season: 'Season 2025',
    },
  },
});

/** One mail for each award, by the id of its recognition. */
export const awardWasRevoked = (
  to: Addressee,
  key: string,
  { tier, category, seasonName: season }: Award,
) => revokedMail.toOwner(to, { tier, category, season }, { key });
