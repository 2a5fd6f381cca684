import type { SessionReply, UserProfile } from '@meritum/shared/contracts/identity';
import { accessTokenSeconds } from '../../platform/sessions/access-tokens';
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

export function presentSession(accessToken: string, user: UserProfile): SessionReply {
  return { accessToken, expiresIn: accessTokenSeconds, user };
}
