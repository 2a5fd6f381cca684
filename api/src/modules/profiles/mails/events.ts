import { defineMail } from '../../mail/define-mail';
import { type Addressee, recipientOf } from '../../mail/request';
import type { Award } from '../../recognition/award';
import { decidedValues } from './values';

export const decidedMail = defineMail({
  name: 'profile-decided',
  values: decidedValues,
  template: async () => (await import('./ProfileDecided')).profileDecidedTemplate,
});

interface Decided {
  /** Of the decision: one mail for each. */
  id: string;
  to: Addressee;
  isApproved: boolean;
  reason: string;
  award: Award;
  path: string;
}

/** Tells a winner what became of the profile that they offered. */
export const profileDecided = ({ id, to, isApproved, reason, award, path }: Decided) =>
  decidedMail.request({
    key: `profile-decided:${id}`,
    to: recipientOf(to),
    values: {
      name: to.displayName,
      category: award.category,
      season: award.seasonName,
      outcome: isApproved ? 'published' : 'refused',
      reason: isApproved ? '' : reason,
      path,
    },
  });
