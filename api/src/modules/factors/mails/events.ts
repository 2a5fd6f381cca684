import { defineMail } from '../../mail/define-mail';
import type { Addressee, MailRequest } from '../../mail/request';
import { type FactorsChangedValues, values } from './values';

const changed = defineMail({
  name: 'factors-changed',
  mostADay: 10,
  values,
  template: async () => (await import('./FactorsChanged')).factorsChanged,
});

export const factorMails = [changed];

/** Tells the owner about a change of second factors. */
export const factorsChanged = (
  account: Addressee & { _id: string },
  about: Omit<FactorsChangedValues, 'name'>,
): MailRequest =>
  changed.toOwner(account, about, {
    key: `${account._id}:${about.change}:${about.changedAt.getTime()}`,
  });
