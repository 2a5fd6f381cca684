import { opensConsole } from '@meritum/shared/contracts/roles';
import { after, days, hours } from '../../platform/clock';
import type { Account, EmailConfirmation } from './account';
import type { Session } from './session';

/** A session ends this long after its sign-in, however much it is used. */
export const sessionLifetime = days(30);

/** For people in the console, whose sessions give access to everyone's data. */
const consoleSessionLifetime = hours(12);

/** A session also expires this long after its last refresh. */
const sessionIdle = days(14);

export function sessionEnd(
  { createdAt }: Pick<Session, 'createdAt'>,
  role: Account['role'],
  now: Date,
): Date {
  const lifetime = opensConsole(role) ? consoleSessionLifetime : sessionLifetime;
  const ends = [after(now, sessionIdle), after(createdAt, lifetime)];
  return new Date(Math.min(...ends.map((end) => end.getTime())));
}

export function isActive(session: Pick<Session, 'expiresAt' | 'revokedAt'>, now: Date): boolean {
  return session.revokedAt === null && session.expiresAt > now;
}

/** Whether the session began under these credentials, or has itself changed them. */
export function isStillValid(
  { _id, credentials }: Pick<Session, '_id' | 'credentials'>,
  account: Pick<Account, 'credentials' | 'credentialsChangedIn'>,
): boolean {
  const changedHere = account.credentialsChangedIn === _id;
  return (
    credentials === account.credentials || (changedHere && credentials + 1 === account.credentials)
  );
}

type MailboxProof = Pick<Account, 'emailConfirmed' | 'unclaimedSince'>;

/** Whether a stranger may have created all of the account. */
export const isUnproven = ({ emailConfirmed, unclaimedSince }: MailboxProof): boolean =>
  !emailConfirmed && !unclaimedSince;

/** Whether the owner has still to say whose the content is. */
export const isUnclaimed = (account: MailboxProof): boolean =>
  !account.emailConfirmed && !isUnproven(account);

/**
 * The assigned role (PERM-009), or organiser by a confirmed address of the list (PERM-008, D39).
 * Derived only here, on each read.
 */
export function roleOf(
  { role, email, emailConfirmed }: Pick<Account, 'role' | 'email' | 'emailConfirmed'>,
  adminEmails: readonly string[],
): Account['role'] {
  return isOrganiserBySettings({ email, emailConfirmed }, adminEmails) ? 'admin' : role;
}

/** By address, independently of the stored role. */
export const isOrganiserBySettings = (
  { email, emailConfirmed }: Pick<Account, 'email' | 'emailConfirmed'>,
  adminEmails: readonly string[],
): boolean => emailConfirmed && adminEmails.includes(email);

/** Counted from sending the mail (OPEN-032). */
export const resetLifetime = hours(1);

/** A mail is not sent later than this, because nobody still expects it. */
export const resetRequestLifetime = days(1);

/** A link must work for at least this long after its mail is sent. */
export const leastLinkTime = hours(1);

export const confirmationLifetime = days(7);

/** A mail that repeats a link renews the link if less time is left. */
export const confirmationRenewedBefore = days(2);

/** Each change of address adds one. */
export const maxFormerEmails = 20;

export function isUsable(
  reset: { expiresAt: Date; credentials: number },
  account: Pick<Account, 'credentials'>,
  now: Date,
): boolean {
  return reset.expiresAt > now && reset.credentials === account.credentials;
}

/**
 * Confirms the account's address or its replacement, expired or not. Undefined when nothing waits.
 */
export function pendingConfirmation(account: Account): EmailConfirmation | undefined {
  const { email, credentials, confirmation } = account;
  if (!confirmation) return undefined;
  const isOwn = confirmation.email === email;
  const isPending = isUnproven(account)
    ? isOwn
    : !isOwn && confirmation.credentials === credentials;
  return isPending ? confirmation : undefined;
}
