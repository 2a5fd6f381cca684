import { defineMail } from '../../mail/define-mail';
import { type Addressee, recipientOf } from '../../mail/request';
import type { Award } from '../award';
import { renamedValues } from './values';

export const renamedMail = defineMail({
  name: 'winner-renamed',
  values: renamedValues,
  template: async () => (await import('./WinnerRenamed')).winnerRenamedTemplate,
});

interface Renamed {
  /** Of the decision: one mail for each. */
  id: string;
  to: Addressee;
  award: Award;
}

/** Tells a winner that their award is published under the new name of their account. */
export const winnerRenamed = ({ id, to, award: { category, seasonName } }: Renamed) =>
  renamedMail.request({
    key: `winner-renamed:${id}`,
    to: recipientOf(to),
    values: { name: to.displayName, category, season: seasonName },
  });
