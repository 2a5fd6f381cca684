import type { SessionReply, UserProfile } from '@meritum/shared/contracts/identity';
import { accessTokenSeconds } from '../../platform/sessions/access-tokens';
import type { Account } from './account';

/** The account as its owner's browser knows it (ENT-015). */
export function presentUser(account: Account): UserProfile {
  return {
    uid: account._id,
    email: account.email,
    displayName: account.displayName,
    emailConfirmed: account.emailConfirmed,
    role: account.role,
  };
}

export function presentSession(account: Account, accessToken: string): SessionReply {
  return { accessToken, expiresIn: accessTokenSeconds, user: presentUser(account) };
}
