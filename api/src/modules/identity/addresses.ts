import type { DataSubject } from '../../module-kit/personal-data';
import { after, minutes } from '../../platform/clock';
import type { Account } from './account';
import { confirmationLifetime } from './rules';

/** Mails to a former address, such as the one about the change, may still be queued. */
const lateMails = minutes(1);

/** The account's addresses with their periods; a link to a confirmed one was mailed earlier. */
export function addressesOf({
  email,
  emailConfirmed,
  createdAt,
  formerEmails = [],
}: Pick<
  Account,
  'email' | 'emailConfirmed' | 'createdAt' | 'formerEmails'
>): DataSubject['addresses'] {
  const all = [...formerEmails, { email, confirmed: emailConfirmed, until: null }];
  return all
    .map(({ email: address, confirmed, until }, index) => {
      const changedAt = formerEmails[index - 1]?.until;
      const from = changedAt && after(changedAt, confirmed ? -confirmationLifetime : 0);
      return {
        address,
        confirmed,
        from: from ?? createdAt,
        until: until && after(until, lateMails),
      };
    })
    .filter(({ address }) => address !== '');
}
