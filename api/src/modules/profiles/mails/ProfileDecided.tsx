import { resultAddress } from '@meritum/shared/programme/result-address';
import * as z from 'zod/mini';
import { defineMail } from '../../../module-kit/define-mail';
import type { Addressee } from '../../../module-kit/mail-request';
import { label, line } from '../../mail/fields';
import { Action } from '../../mail/parts/Action';
import { SmallText, Text } from '../../mail/parts/Text';
import type { Award } from '../../recognition/award';

export const decidedMail = defineMail({
  name: 'profile-decided',
  /** `reason` is the organiser's; the winner reads it only in a refusal. */
  values: z.object({
    name: line,
    category: label,
    season: label,
    outcome: z.enum(['published', 'refused']),
    reason: line,
    path: label,
  }),
  template: {
    subject: 'A decision about your profile',
    summary: 'An organiser has looked at the profile that you offered.',
    Body: ({ values: { category, season, outcome, reason, path }, site }) => (
      <>
        {outcome === 'published' ? (
          <>
            <Text>
              Your profile as a winner in {category}, {season}, is public now, as you offered it.
            </Text>
            <Action href={site.link(path)} label="See your profile" />
            <SmallText>
              You can change or withdraw it on the page of your result. Withdrawing takes effect at
              once.
            </SmallText>
          </>
        ) : (
          <>
            <Text>
              An organiser has not published your profile as a winner in {category}, {season}. They
              wrote: {reason}
            </Text>
            <Text>
              Your award is not affected. If an earlier version of your profile is public, it stays.
            </Text>
            <Action
              href={site.ownLink(resultAddress({ category, season }))}
              label="Change your profile"
            />
          </>
        )}
      </>
    ),
    sample: {
      name: 'Sample Winner',
      category: 'Technology',
      season: 'Season 2025',
      outcome: 'refused',
      reason: 'The picture shows somebody else’s logo.',
      path: '/winner/sample-winner-2025',
    },
  },
});

interface Decided {
  /** Id of the decision; each has one mail. */
  id: string;
  to: Addressee;
  isApproved: boolean;
  reason: string;
  award: Award;
  path: string;
}

/** Mails a winner the decision about their profile. */
export const profileDecided = ({ id, to, isApproved, reason, award, path }: Decided) =>
  decidedMail.toOwner(
    to,
    {
      category: award.category,
      season: award.seasonName,
      outcome: isApproved ? 'published' : 'refused',
      reason: isApproved ? '' : reason,
      path,
    },
    { key: id },
  );
