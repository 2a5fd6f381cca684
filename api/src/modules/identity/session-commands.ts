import type { EndingSessions } from '@meritum/shared/contracts/account';
import { delivered } from '../../module-kit/change-document';
import type { Caller } from '../../platform/authorisation/actor';
import { notFound } from '../../platform/errors/domain-error';
import type { Account } from './account';
import { accountEntry } from './audit';
import type { Identities } from './context';
import { endAct } from './ending-acts';
import { noSuchSession, signInFailed, theirAccountChanged } from './errors';
import { sessionsWereEnded } from './mails/notices';
import { hashOfSecret, newRefreshToken, type RefreshToken } from './refresh-token';
import { roleOf, sessionEnd } from './rules';
import type { AwaitedStep, FirstStep } from './second-step';
import { noteSecurity } from './security-log/commands';
import type { Session } from './session';

interface Beginning extends Pick<Session, 'method' | 'device' | 'factor'> {
  account: Pick<Account, '_id' | 'credentials'>;
  role: Account['role'];
  token: RefreshToken;
  now: Date;
}

/** A session as it is stored when it begins. */
export const newSession = ({ account, role, token, now, ...step }: Beginning): Session => ({
  _id: token.sessionId,
  accountId: account._id,
  credentials: account.credentials,
  method: step.method,
  device: step.device,
  provenAt: now,
  ...(step.factor && { factor: step.factor }),
  tokenHash: hashOfSecret(token),
  previousHash: null,
  rotatedAt: now,
  createdAt: now,
  expiresAt: sessionEnd({ createdAt: now }, role, now),
  revokedAt: null,
});

/**
 * Begins a session with a new id, whatever session the caller had before. Throws unauthenticated
 * when the credentials changed while they were being checked.
 */
export async function startSession(
  identities: Identities,
  account: Account,
  step: Pick<Session, 'method' | 'device' | 'factor'>,
): Promise<StartedSession> {
  const { stores, platform } = identities;
  const token = newRefreshToken(platform.config.keys['refresh tokens']);
  const role = roleOf(account, platform.config.adminEmails);
  await stores.sessions.insert(
    newSession({ ...step, account, role, token, now: platform.clock() }),
  );
  // A change of credentials ends the sessions it finds afterwards: either it finds this one, or we
  // see the change here.
  const current = await stores.accounts.findById(account._id);
  if (current?.credentials === account.credentials) {
    // Whoever can sign in needs no organisers.
    if (current.actWaiting) await endAct(identities, current, 'signed-in');
    return { account: current, token };
  }
  await endSession(identities, token.sessionId);
  throw signInFailed();
}

/**
 * Continues after a right password or Google's confirmation: begins a session, or returns a ticket
 * if the account has a second factor. The ticket names the current credentials; adding a factor
 * renews them, so a session that missed it does not begin. Throws unauthenticated.
 */
export async function passFirstStep(
  identities: Identities,
  account: Account,
  step: FirstStep,
): Promise<StartedSession | AwaitedStep> {
  const ticket = await identities.deps.factors.ticketFor(account, step);
  return ticket ? { ticket } : startSession(identities, account, step);
}

/** Returns the session of a refresh token, current or just replaced; undefined for any other. */
export async function sessionOf(
  { stores }: Identities,
  token: RefreshToken,
): Promise<Session | undefined> {
  const session = await stores.sessions.findById(token.sessionId);
  const isIts = session && [session.tokenHash, session.previousHash].includes(hashOfSecret(token));
  return isIts ? session : undefined;
}

/** Revokes a session; its access tokens are void at once. */
export async function endSession(
  { stores, platform }: Identities,
  sessionId: string,
): Promise<void> {
  await stores.sessions.revoke(sessionId, platform.clock());
  platform.revocations.add(sessionId);
}

/** Revokes every session of an account except `except`. */
export async function endSessions(
  { stores, platform }: Identities,
  accountId: string,
  except?: string,
): Promise<void> {
  for (const sessionId of await stores.sessions.revokeAll(accountId, platform.clock(), except))
    platform.revocations.add(sessionId);
}

/** Ends all of the actor's own sessions, including this one. */
export async function signOutEverywhere(
  identities: Identities,
  { accountId }: Caller,
): Promise<void> {
  await endSessions(identities, accountId);
  await noteSecurity(identities, accountId, 'signed-out-everywhere');
}

/** Ends one of the actor's own sessions, admins included. Throws not-found for any other. */
export async function endOwnSession(
  identities: Identities,
  actor: Caller,
  { sessionId }: { sessionId: string },
): Promise<void> {
  const session = await identities.stores.sessions.findById(sessionId);
  if (session?.accountId !== actor.accountId) throw noSuchSession();
  await endSession(identities, sessionId);
  const { device } = session;
  await noteSecurity(identities, actor.accountId, 'session-ended', { device });
}

/**
 * Ends all sessions of another person's account, with a recorded reason. Mailed links and known
 * devices become void by the same write, and the owner is mailed. Throws not-found, and
 * failed-precondition when the account changes at the same time.
 */
export async function endSessionsOf(
  identities: Identities,
  actor: Caller,
  { accountId, reason }: EndingSessions,
): Promise<void> {
  const { stores, platform, recordAudit } = identities;
  const account = await stores.accounts.findById(accountId);
  if (!account) throw notFound('This account does not exist.');
  const event = {
    actor,
    action: 'account.sessions-ended',
    subject: { accountId },
    reason,
  } as const;
  const effects = {
    audit: accountEntry(event, platform.clock),
    mails: [sessionsWereEnded(account, platform.clock())],
  };
  const changed = await stores.accounts.updateCredentialsIf(account, effects);
  if (!changed) throw theirAccountChanged();
  await endSessions(identities, accountId);
  await noteSecurity(identities, accountId, 'sessions-ended-by-organisers');
  await delivered({ recordAudit, mail: platform.mail }, changed, effects);
}

/** A session just begun or continued: who, and the token for its next refresh. */
export interface StartedSession {
  account: Account;
  token: RefreshToken;
}
