import { randomUUID } from 'node:crypto';
import type { RegisterRequest, SignInRequest } from '@meritum/shared/contracts/identity';
import type { Person } from '../../platform/authorisation/actor';
import type { Revocations } from '../../platform/authorisation/revocations';
import { after, type Clock } from '../../platform/clock';
import { unauthenticated } from '../../platform/errors/domain-error';
import type { LinkTokens } from '../../platform/link-tokens';
import type { MailRequest } from '../mail/request';
import type { Account } from './account';
import type { AccountsStore } from './accounts-store';
import type { Guard } from './attempts/guard';
import { refuseCommonPassword } from './common-passwords';
import { unknownDevice } from './device';
import type { EmailConfirmationsStore } from './email-confirmations-store';
import { signInFailed } from './errors';
import type { PasswordResetsStore } from './password-resets-store';
import type { Passwords } from './passwords';
import { hashOf, type RefreshToken, successor } from './refresh-token';
import { isLive, isWithinGrace, sessionLifetime } from './rules';
import { endSession, sessionOf, startSession } from './session-commands';
import type { SessionsStore } from './sessions-store';

export interface Identities {
  accounts: AccountsStore;
  sessions: SessionsStore;
  resets: PasswordResetsStore;
  confirmations: EmailConfirmationsStore;
  passwords: Passwords;
  guard: Guard;
  links: LinkTokens;
  /** Queues the mail of an event; never fails. */
  mail(request: MailRequest): Promise<void>;
  /** Whose confirmed address makes them an admin (PERM-008). */
  adminEmails: readonly string[];
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
  identities: Identities,
  { fullName, email, password }: RegisterRequest,
  device = unknownDevice,
): Promise<StartedSession> {
  const { accounts, passwords, clock } = identities;
  refuseCommonPassword(password, { email, displayName: fullName });
  const account: Account = {
    _id: randomUUID(),
    email,
    displayName: fullName,
    passwordHash: await passwords.hash(password),
    emailConfirmed: false,
    role: 'user',
    createdAt: clock(),
    credentials: 0,
  };
  await accounts.add(account);
  return startSession(identities, account, { method: 'password', device });
}

/** Signs in with e-mail and password (AUTH-009). Throws unauthenticated, the same for any reason. */
export async function signIn(
  identities: Identities,
  { email, password }: SignInRequest,
  device = unknownDevice,
): Promise<StartedSession> {
  const { accounts, passwords } = identities;
  const account = await accounts.byEmail(email);
  const matches = await passwords.matches(password, account?.passwordHash);
  if (!account || !matches) throw signInFailed();
  return startSession(identities, account, { method: 'password', device });
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
  if (account?.credentials === session.credentials) return { account, token: next };
  // A process died between a change of the credentials and the end of the sessions.
  await endSession({ sessions, revocations, clock }, token.sessionId);
  return undefined;
}

/** Ends the session of a refresh token, or does nothing when the token is not the session's. */
export async function signOut(identities: Identities, token: RefreshToken): Promise<void> {
  if (await sessionOf(identities, token)) await endSession(identities, token.sessionId);
}

/** Where an account is looked up. */
type Accounts = Pick<AccountsStore, 'byId'>;

/** The actor's account with all that it holds. Throws unauthenticated when it is gone. */
export async function accountOf(
  accounts: Accounts,
  { accountId }: Pick<Person, 'accountId'>,
): Promise<Account> {
  const account = await accounts.byId(accountId);
  if (!account) throw unauthenticated();
  return account;
}
