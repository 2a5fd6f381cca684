import type { UserProfile } from '@meritum/shared/contracts/identity';
import type { Person } from '../../platform/authorisation/actor';
import type { Account, AddressOfOwner } from './account';
import { addressesOf } from './addresses';
import { isUnclaimed, isUnproven, pendingConfirmation, roleOf } from './rules';

/** Returns the account as its owner's browser sees it (ENT-015). */
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

/** The confirmed addresses that an account had before; conflicts of interest follow from them. */
export const confirmedBefore = ({ formerEmails = [] }: Pick<Account, 'formerEmails'>): string[] =>
  formerEmails.filter(({ confirmed }) => confirmed).map(({ email }) => email);

/** As copies of the address follow it. */
export const addressOfOwner = (account: Account): AddressOfOwner => ({
  ...{ _id: account._id, email: account.email, formerEmails: confirmedBefore(account) },
  former: addressesOf(account).filter(({ confirmed, until }) => confirmed && until),
  isHandedOver: account.formerEmails?.at(-1)?.handedOver === true,
});

/** Returns the account's owner as the rest of the API sees them, without secrets. */
export function presentPerson(account: Account, adminEmails: readonly string[]): Person {
  const { uid: accountId, email, displayName, role } = presentUser(account, adminEmails);
  // Nothing follows from an unclaimed one yet.
  const { emailConfirmed } = account;
  const formerEmails = confirmedBefore(account);
  const person = { accountId, email, displayName, role, emailConfirmed };
  const roleSince = account.roleChange?.at;
  return {
    ...person,
    ...(formerEmails.length > 0 && { formerEmails }),
    ...(roleSince && { roleSince }),
  };
}
