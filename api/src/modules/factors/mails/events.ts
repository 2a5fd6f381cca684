import { defineMail } from '../../mail/define-mail';
import { type Addressee, type MailRequest, recipientOf } from '../../mail/request';
import { type FactorsChangedValues, values } from './values';

const changed = defineMail({
  name: 'factors-changed',
  mostADay: 10,
  values,
  template: async () => (await import('./FactorsChanged')).factorsChanged,
});

export const factorMails = [changed];

/** Tells the owner about a change of second factors. */
export function factorsChanged(
  account: Addressee & { _id: string },
  { change, changedAt }: Omit<FactorsChangedValues, 'name'>,
): MailRequest {
  return changed.request({
    key: `factors-changed:${account._id}:${change}:${changedAt.getTime()}`,
    to: recipientOf(account),
    values: { name: account.displayName, change, changedAt },
  });
}
