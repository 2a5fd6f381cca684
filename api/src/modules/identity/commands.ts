import { randomUUID } from 'node:crypto';
import type { Portal, RegisterRequest, SignInRequest } from '@meritum/shared/contracts/identity';
import type { Caller } from '../../platform/authorisation/actor';
import { refused, unauthenticated } from '../../platform/errors/domain-error';
import type { Account } from './account';
import { refuseCommonPassword } from './common-passwords';
import { confirmationMail, newConfirmation } from './confirmation-links';
import type { Identities } from './context';
import { unknownDevice } from './device';
import { signInFailed } from './errors';
import {
  hashOfSecret,
  isIssuedByUs,
  nextRefreshToken,
  type RefreshToken,
  successorOfHash,
} from './refresh-token';
import { isActive, isStillValid, isUnclaimed, roleOf, sessionEnd } from './rules';
import { noteSecurity } from './security-log/commands';
import type { AwaitedStep, Session } from './session';
import {
  endSession,
  passFirstStep,
  type StartedSession,
  sessionOf,
  startSession,
} from './session-commands';

/** Creates an account and signs it in (AUTH-011). Throws already-exists or invalid-argument. */
export async function registerAccount(
  identities: Identities,
  { fullName, email, password, portal }: RegisterRequest,
  device = unknownDevice,
): Promise<StartedSession> {
  const { platform, passwords } = identities;
  refuseCommonPassword(password, { email, displayName: fullName });
  const account = await addAccount(
    identities,
    {
      _id: randomUUID(),
      email,
      displayName: fullName,
      passwordHash: await passwords.hash(password),
      emailConfirmed: false,
      role: 'user',
      createdAt: platform.clock(),
      credentials: 0,
    },
    portal,
  );
  return startSession(identities, account, { method: 'password', device });
}

/** Mails the link that confirms the address, unless it is confirmed. Throws already-exists. */
export async function addAccount(
  { stores, platform }: Identities,
  account: Account,
  portal?: Portal,
): Promise<Account> {
  if (account.emailConfirmed) {
    await stores.accounts.insert(account);
    return account;
  }
  const confirmation = newConfirmation(account, account.createdAt, { portal });
  const notice = confirmationMail(account, confirmation);
  const added = { ...account, confirmation, pendingMails: [notice] };
  await stores.accounts.insert(added);
  await platform.mail(notice);
  return added;
}

/** The first step of a sign-in (AUTH-009). Throws unauthenticated, alike for every reason. */
export async function signIn(
  identities: Identities,
  { email, password }: SignInRequest,
  device = unknownDevice,
): Promise<StartedSession | AwaitedStep> {
  const { stores, passwords } = identities;
  const account = await stores.accounts.findByEmail(email);
  const matches = await passwords.matches(password, account?.passwordHash);
  if (!account || !matches) throw signInFailed();
  return passFirstStep(identities, account, { method: 'password', device });
}

/**
 * Replaces the token. The former one works until its successor is used, because the reply may be
 * lost. An older one was stolen and ends the session; an invented one changes nothing.
 */
export async function refreshSession(
  identities: Identities,
  token: RefreshToken,
): Promise<StartedSession | undefined> {
  const { stores, platform } = identities;
  const now = platform.clock();
  const session = await stores.sessions.findById(token.sessionId);
  if (!session || !isActive(session, now)) return undefined;
  const account = await stores.accounts.findById(session.accountId);
  const expiresAt =
    account && sessionEnd(session, roleOf(account, platform.config.adminEmails), now);
  // The owner has become an organiser since, or a process died between changing the credentials and
  // ending the sessions.
  if (!account || !isStillValid(session, account) || !expiresAt || expiresAt <= now) {
    await endSession(identities, token.sessionId);
    return undefined;
  }
  if (session.credentials !== account.credentials)
    await stores.sessions.carryOver(token.sessionId, account.credentials);
  const next = await rotated(identities, { session, token, expiresAt });
  return next && { account, token: next };
}

/** Undefined when the token is no longer valid for the session. */
async function rotated(
  identities: Identities,
  { session, token, expiresAt }: { session: Session; token: RefreshToken; expiresAt: Date },
): Promise<RefreshToken | undefined> {
  const { stores, platform } = identities;
  const now = platform.clock();
  const keys = platform.config.keys['refresh tokens'];
  const [from, next] = [hashOfSecret(token), nextRefreshToken(token, keys.current)];
  if (session.tokenHash === from) {
    const rotation = { sessionId: session._id, from, to: hashOfSecret(next), now, expiresAt };
    if (await stores.sessions.rotate(rotation)) return next;
  }
  // Another tab refreshed first, or the reply was lost.
  const current = await stores.sessions.findById(session._id);
  if (current && isActive(current, now) && current.previousHash === from)
    return successorOfHash(token, keys, current.tokenHash);
  if (isIssuedByUs(token, keys)) await endReused(identities, session);
  return undefined;
}

async function endReused(identities: Identities, session: Session): Promise<void> {
  const { _id, accountId, device } = session;
  await endSession(identities, _id);
  await noteSecurity(identities, accountId, 'session-reused', { device });
}

/** Undefined when the session is not live. */
export async function signOut(
  identities: Identities,
  token: RefreshToken,
): Promise<Session | undefined> {
  const session = await sessionOf(identities, token);
  if (session?.revokedAt !== null) return undefined;
  await endSession(identities, session._id);
  return session;
}

/** Throws unauthenticated when the account is gone. */
export async function accountOf({ stores }: Identities, { accountId }: Caller): Promise<Account> {
  const account = await stores.accounts.findById(accountId);
  if (!account) throw unauthenticated();
  return account;
}

/** The account of the caller. Refuses an owner who has not yet said whose its content is. */
export async function claimedAccountOf(identities: Identities, actor: Caller): Promise<Account> {
  const account = await accountOf(identities, actor);
  if (isUnclaimed(account))
    throw refused(
      'First say whether what is stored in this account is yours. Reload the page to answer.',
    );
  return account;
}

export async function peopleNamed(
  { stores }: Identities,
  accountIds: readonly string[],
): Promise<{ accountId: string; name: string; email: string }[]> {
  if (accountIds.length === 0) return [];
  const found = await stores.accounts.listNames(accountIds);
  return found.map(({ _id, displayName, email }) => ({ accountId: _id, name: displayName, email }));
}
