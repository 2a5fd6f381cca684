import type { EndingSessions } from '@meritum/shared/contracts/account';
import type { AccountActEnd } from '@meritum/shared/contracts/account-acts';
import { delivered } from '../../module-kit/change-document';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import type { Caller } from '../../platform/authorisation/actor';
import { notFound } from '../../platform/errors/domain-error';
import type { Account } from './account';
import type { Identities } from './context';
import { signInFailed, theirAccountChanged } from './errors';
import { sessionsEndedMail } from './mails/notices';
import { hashOfSecret, newRefreshToken, type RefreshToken } from './refresh-token';
import { roleOf, sessionEnd } from './rules';
import { noteSecurity } from './security-log/commands';
import type { AwaitedStep, FirstStep, Session } from './session';

interface Beginning extends Pick<Session, 'method' | 'device' | 'factor'> {
  account: Pick<Account, '_id' | 'credentials'>;
  role: Account['role'];
  token: RefreshToken;
  now: Date;
}

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

/** Begins a session with a new id. Throws unauthenticated when the credentials have changed. */
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
  // Changing the credentials ends the sessions that exist then. Either it finds this one, or this
  // read sees the change.
  const current = await stores.accounts.findById(account._id);
  if (current?.credentials === account.credentials) {
    // An owner who signs in needs no act by organisers, so a waiting one ends.
    if (current.actWaiting) await endAct(identities, current, 'signed-in');
    return { account: current, token };
  }
  await endSession(identities, token.sessionId);
  throw signInFailed();
}

/**
 * Begins a session, or returns a ticket for the second step. The ticket names the version of the
 * credentials, which adding a factor raises, so that no session skips it. Throws unauthenticated.
 */
export async function passFirstStep(
  identities: Identities,
  account: Account,
  step: FirstStep,
): Promise<StartedSession | AwaitedStep> {
  const ticket = await identities.deps.factors.ticketFor(account, step);
  return ticket ? { ticket } : startSession(identities, account, step);
}

/** The session of a token that is current or has just been replaced. */
export async function sessionOf(
  { stores }: Identities,
  token: RefreshToken,
): Promise<Session | undefined> {
  const session = await stores.sessions.findById(token.sessionId);
  const isIts = session && [session.tokenHash, session.previousHash].includes(hashOfSecret(token));
  return isIts ? session : undefined;
}

/** Ends a session; its access tokens are void immediately. */
export async function endSession(
  { stores, platform }: Identities,
  sessionId: string,
): Promise<void> {
  await stores.sessions.revoke(sessionId, platform.clock());
  platform.revocations.add(sessionId);
}

export async function endSessions(
  { stores, platform }: Identities,
  accountId: string,
  except?: string,
): Promise<void> {
  for (const sessionId of await stores.sessions.revokeAll(accountId, platform.clock(), except))
    platform.revocations.add(sessionId);
}

/** Ends all sessions, this one included. */
export async function signOutEverywhere(
  identities: Identities,
  { accountId }: Caller,
): Promise<void> {
  await endSessions(identities, accountId);
  await noteSecurity(identities, accountId, 'signed-out-everywhere');
}

/** Throws not-found for sessions of others. */
export async function endOwnSession(
  identities: Identities,
  actor: Caller,
  { sessionId }: { sessionId: string },
): Promise<void> {
  const session = await identities.stores.sessions.findById(sessionId);
  if (session?.accountId !== actor.accountId)
    // The same as for a session that never existed.
    throw notFound('This session has already ended.');
  await endSession(identities, sessionId);
  const { device } = session;
  await noteSecurity(identities, actor.accountId, 'session-ended', { device });
}

/**
 * Ends all sessions, mailed links and known devices by one write, and mails the owner. Throws
 * not-found, and failed-precondition when the account has changed.
 */
export async function endSessionsOf(
  identities: Identities,
  actor: Caller,
  { accountId, reason }: EndingSessions,
): Promise<void> {
  const { stores, platform, recordAudit } = identities;
  const account = await stores.accounts.findById(accountId);
  if (!account) throw notFound('This account does not exist.');
  const audit = pendingAuditEntry(platform.clock, {
    ...{ actor, action: 'account.sessions-ended', subject: { accountId }, reason },
    ...{ before: null, after: null },
  });
  const endedAt = platform.clock();
  const key = `${accountId}:${endedAt.getTime()}`;
  const effects = { audit, mails: [sessionsEndedMail.toOwner(account, { endedAt }, { key })] };
  const changed = await stores.accounts.updateCredentialsIf(account, effects);
  if (!changed) throw theirAccountChanged();
  await endSessions(identities, accountId);
  await noteSecurity(identities, accountId, 'sessions-ended-by-organisers');
  await delivered({ recordAudit, mail: platform.mail }, changed, effects);
}

export interface StartedSession {
  account: Account;
  token: RefreshToken;
}

/** Ends a waiting act and audits it. Null when the account has changed. */
export async function endAct(
  { stores, platform, recordAudit }: Identities,
  account: Account,
  how: Exclude<AccountActEnd, 'done'>,
): Promise<Account | null> {
  const isOwn = how !== 'impossible';
  const audit = pendingAuditEntry(platform.clock, {
    actor: isOwn ? { accountId: account._id } : { command: 'handing over an account' },
    action: 'account.act-stopped',
    subject: { accountId: account._id },
    ...{ reason: '', before: null, after: { how } },
  });
  const ended = await stores.accounts.endAct(
    account,
    { how, at: platform.clock() },
    { audit, mails: [] },
  );
  if (ended) await recordAudit(ended);
  return ended;
}
