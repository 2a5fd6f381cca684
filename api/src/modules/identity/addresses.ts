import type { DataSubject } from '../../module-kit/personal-data';
import { after, minutes } from '../../platform/clock';
import type { Account } from './account';
import { confirmationLifetime } from './rules';

/** Mails to a former address may still be queued, such as the one about the change. */
const lateMails = minutes(1);

/** Oldest first. The link to a confirmed address was mailed before the address changed. */
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
