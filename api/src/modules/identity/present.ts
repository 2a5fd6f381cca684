import type { UserProfile } from '@meritum/shared/contracts/identity';
import type { Person } from '../../platform/authorisation/actor';
import type { Account } from './account';
import { roleOf } from './rules';

/** Returns the account as its owner's browser sees it (ENT-015). */
export function presentUser(account: Account, adminEmails: readonly string[]): UserProfile {
  return {
    uid: account._id,
    email: account.email,
    displayName: account.displayName,
    emailConfirmed: account.emailConfirmed,
    role: roleOf(account, adminEmails),
  };
}

/** Returns the account's owner as the rest of the API sees them, without secrets. */
export function presentPerson(account: Account, adminEmails: readonly string[]): Person {
  const { uid: accountId, ...person } = presentUser(account, adminEmails);
  return { accountId, ...person };
}
