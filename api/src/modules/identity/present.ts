import type { UserProfile } from '@meritum/shared/contracts/identity';
import type { Person } from '../../platform/authorisation/actor';
import type { Account, AddressOfOwner } from './account';
import { addressesOf } from './addresses';
import { isUnclaimed, isUnproven, pendingConfirmation, roleOf } from './rules';

export function presentUser(account: Account, adminEmails: readonly string[]): UserProfile {
  const link = pendingConfirmation(account);
  return {
    uid: account._id,
    email: account.email,
    displayName: account.displayName,
    emailConfirmed: !isUnproven(account),
    ...(isUnclaimed(account) && { unclaimed: true }),
    role: roleOf(account, adminEmails),
    ...(link && { confirming: { email: link.email, until: link.expiresAt.toISOString() } }),
  };
}

/** Conflicts of interest follow from these addresses. */
export const formerConfirmedEmails = ({
  formerEmails = [],
}: Pick<Account, 'formerEmails'>): string[] =>
  formerEmails.filter(({ confirmed }) => confirmed).map(({ email }) => email);

export const addressOfOwner = (account: Account): AddressOfOwner => ({
  ...{ _id: account._id, email: account.email, formerEmails: formerConfirmedEmails(account) },
  former: addressesOf(account).filter(({ confirmed, until }) => confirmed && until),
  isHandedOver: account.formerEmails?.at(-1)?.handedOver === true,
});

export function presentPerson(account: Account, adminEmails: readonly string[]): Person {
  const { uid: accountId, email, displayName, role } = presentUser(account, adminEmails);
  // An unclaimed address gives no rights yet.
  const { emailConfirmed } = account;
  const formerEmails = formerConfirmedEmails(account);
  const person = { accountId, email, displayName, role, emailConfirmed };
  const roleSince = account.roleChange?.at;
  return {
    ...person,
    ...(formerEmails.length > 0 && { formerEmails }),
    ...(roleSince && { roleSince }),
  };
}
