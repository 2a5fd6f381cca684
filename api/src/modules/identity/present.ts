import type { SessionReply, UserProfile } from '@meritum/shared/contracts/identity';
import { accessTokenSeconds } from '../../platform/authorisation/access-tokens';
import type { Person } from '../../platform/authorisation/actor';
import type { Account } from './account';
import { roleOf } from './rules';

/** The account as its owner's browser knows it (ENT-015). */
export function presentUser(account: Account, adminEmails: readonly string[]): UserProfile {
  return {
    uid: account._id,
    email: account.email,
    displayName: account.displayName,
    emailConfirmed: account.emailConfirmed,
    role: roleOf(account, adminEmails),
  };
}

/** The account's owner as every other part of the API knows them: nothing secret. */
export function presentPerson(account: Account, adminEmails: readonly string[]): Person {
  const { uid: accountId, ...person } = presentUser(account, adminEmails);
  return { accountId, ...person };
}

export function presentSession(accessToken: string, user: UserProfile): SessionReply {
  return { accessToken, expiresIn: accessTokenSeconds, user };
}
