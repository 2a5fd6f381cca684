import { opensConsole } from '@meritum/shared/contracts/roles';
import { after, days, hours } from '../../platform/clock';
import type { Account, EmailConfirmation } from './account';
import type { Session } from './session';

/** A session ends this long after its sign-in, however much it is used. */
export const sessionLifetime = days(30);

/** Shorter for whoever works in the console, whose sessions give access to everyone's data. */
const consoleSessionLifetime = hours(12);

/** A session also ends this long after its last refresh. */
const sessionIdle = days(14);

/** Returns when a session used at `now` ends, given its owner's role. */
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

/**
 * Whether the session is not void: the credentials are those it began under, or were just changed
 * in this very session.
 */
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

/** Whether nobody has proved the mailbox, so that a stranger may have made all of the account. */
export const isUnproven = ({ emailConfirmed, unclaimedSince }: MailboxProof): boolean =>
  !emailConfirmed && !unclaimedSince;

/** Whether its owner still has to say if what is stored is theirs. */
export const isUnclaimed = (account: MailboxProof): boolean =>
  !account.emailConfirmed && !isUnproven(account);

/**
 * Returns the account's current role: assigned (PERM-009), or by an address of the list once it is
 * confirmed (PERM-008, D39). Derived here only, on each read.
 */
export function roleOf(
  { role, email, emailConfirmed }: Pick<Account, 'role' | 'email' | 'emailConfirmed'>,
  adminEmails: readonly string[],
): Account['role'] {
  return isOrganiserBySettings({ email, emailConfirmed }, adminEmails) ? 'admin' : role;
}

/** Whether the settings make the account an organiser's, whatever role is stored. */
export const isOrganiserBySettings = (
  { email, emailConfirmed }: Pick<Account, 'email' | 'emailConfirmed'>,
  adminEmails: readonly string[],
): boolean => emailConfirmed && adminEmails.includes(email);

/** How long a link to choose a new password works from when its mail leaves (OPEN-032). */
export const resetLifetime = hours(1);

/** How long a request for one may wait in all; what would leave later is no longer expected. */
export const resetRequestLifetime = days(1);

/** A mail with a link leaves while the link has at least this long to work. */
export const leastLinkTime = hours(1);

export const confirmationLifetime = days(7);

/** A mail that repeats a confirmation link gets a new one if less than this is left. */
export const confirmationRenewedBefore = days(2);

/** Addresses that an account can have had; each change adds one. */
export const maxFormerEmails = 20;

/** Whether the link of a reset is usable: in time, and credentials unchanged. */
export function isUsable(
  reset: { expiresAt: Date; credentials: number },
  account: Pick<Account, 'credentials'>,
  now: Date,
): boolean {
  return reset.expiresAt > now && reset.credentials === account.credentials;
}

/**
 * The mailed link that is to confirm the account's address, or one that is to replace it; expired
 * or not. Undefined when there is nothing to confirm.
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
