import { randomUUID } from 'node:crypto';
import type { RegisterRequest, SignInRequest } from '@meritum/shared/contracts/identity';
import { after, type Clock } from '../../platform/clock';
import { unauthenticated } from '../../platform/errors/domain-error';
import type { Revocations } from '../../platform/sessions/revocations';
import type { Account } from './account';
import type { AccountsStore } from './accounts-store';
import { refuseCommonPassword } from './common-passwords';
import { signInFailed } from './errors';
import type { Passwords } from './passwords';
import { hashOf, newRefreshToken, type RefreshToken, successor } from './refresh-token';
import { isLive, isWithinGrace, sessionLifetime } from './rules';
import type { SessionsStore } from './sessions-store';

export interface Identities {
  accounts: AccountsStore;
  sessions: SessionsStore;
  passwords: Passwords;
  revocations: Revocations;
  /** Key from which the successors of refresh tokens are derived. */
  rotationKey: string;
  clock: Clock;
}

/** A session just begun or continued: who, and the token for its next refresh. */
export interface StartedSession {
  account: Account;
  token: RefreshToken;
}

/** Creates an account and signs it in (AUTH-011). Throws already-exists, or invalid-argument. */
export async function registerAccount(
  { accounts, sessions, passwords, clock }: Identities,
  { fullName, email, password }: RegisterRequest,
): Promise<StartedSession> {
  refuseCommonPassword(password, { email, displayName: fullName });
  const account: Account = {
    _id: randomUUID(),
    email,
    displayName: fullName,
    passwordHash: await passwords.hash(password),
    emailConfirmed: false,
    role: 'user',
    createdAt: clock(),
  };
  await accounts.add(account);
  return startSession({ sessions, clock }, account);
}

/** Signs in with e-mail and password (AUTH-009). Throws unauthenticated, the same for any reason. */
export async function signIn(
  { accounts, sessions, passwords, clock }: Identities,
  { email, password }: SignInRequest,
): Promise<StartedSession> {
  const account = await accounts.byEmail(email);
  const matches = await passwords.matches(password, account?.passwordHash);
  if (!account || !matches) throw signInFailed();
  return startSession({ sessions, clock }, account);
}

/** Begins a session under an id of its own, whatever session the caller had before. */
async function startSession(
  { sessions, clock }: Pick<Identities, 'sessions' | 'clock'>,
  account: Account,
): Promise<StartedSession> {
  const token = newRefreshToken();
  const now = clock();
  await sessions.add({
    _id: token.sessionId,
    accountId: account._id,
    tokenHash: hashOf(token),
    previousHash: null,
    rotatedAt: now,
    createdAt: now,
    expiresAt: after(now, sessionLifetime),
    revokedAt: null,
  });
  return { account, token };
}

/**
 * Continues the session of a refresh token and replaces the token; undefined when it is not live.
 * A token that was replaced earlier was stolen from one side or the other: the session ends.
 */
export async function refreshSession(
  { accounts, sessions, revocations, rotationKey, clock }: Identities,
  token: RefreshToken,
): Promise<StartedSession | undefined> {
  const now = clock();
  const next = successor(token, rotationKey);
  const rotated = await sessions.rotate({
    sessionId: token.sessionId,
    from: hashOf(token),
    to: hashOf(next),
    now,
    expiresAt: after(now, sessionLifetime),
  });
  const session = rotated ?? (await sessions.byId(token.sessionId));
  if (!session || !isLive(session, now)) return undefined;
  if (!rotated && !isWithinGrace(session, hashOf(token), now)) {
    await endSession({ sessions, revocations, clock }, token.sessionId);
    return undefined;
  }
  const account = await accounts.byId(session.accountId);
  return account ? { account, token: next } : undefined;
}

/** Ends the session of a refresh token, or does nothing when the token is not the session's. */
export async function signOut(identities: Identities, token: RefreshToken): Promise<void> {
  const session = await identities.sessions.byId(token.sessionId);
  const hash = hashOf(token);
  if (session?.tokenHash !== hash && session?.previousHash !== hash) return;
  await endSession(identities, token.sessionId);
}

/** Revokes a session; its access tokens stop counting at once. */
async function endSession(
  { sessions, revocations, clock }: Pick<Identities, 'sessions' | 'revocations' | 'clock'>,
  sessionId: string,
): Promise<void> {
  await sessions.revoke(sessionId, clock());
  revocations.add(sessionId);
}

/** The account of a signed-in caller. Throws unauthenticated when it is gone. */
export async function accountOf(accounts: AccountsStore, accountId: string): Promise<Account> {
  const account = await accounts.byId(accountId);
  if (!account) throw unauthenticated();
  return account;
}
