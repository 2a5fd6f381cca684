import { after, days, hours, seconds } from '../../platform/clock';
import type { Account } from './account';
import type { Session } from './session';

/** A session ends this long after its sign-in, however much it is used. */
export const sessionLifetime = days(30);

/** One whose owner is an admin ends sooner: what it opens is everybody's. */
export const adminSessionLifetime = hours(12);

/** And this long after it was last refreshed. */
export const sessionIdle = days(14);

const lifetimes: Record<Account['role'], number> = {
  user: sessionLifetime,
  admin: adminSessionLifetime,
};

/** When a session that is used at `now` ends, at its owner's role. */
export function sessionEnd(
  { createdAt }: Pick<Session, 'createdAt'>,
  role: Account['role'],
  now: Date,
): Date {
  const ends = [after(now, sessionIdle), after(createdAt, lifetimes[role])];
  return new Date(Math.min(...ends.map((end) => end.getTime())));
}

/** A concurrent request with the token just replaced is a second tab, not a thief. */
export const rotationGrace = seconds(10);

/** True while the session has neither expired nor been revoked. */
export function isActive(session: Pick<Session, 'expiresAt' | 'revokedAt'>, now: Date): boolean {
  return session.revokedAt === null && session.expiresAt > now;
}

/** True when `hash` is the token that was replaced a moment ago. */
export function isWithinGrace(session: Session, hash: string, now: Date): boolean {
  return session.previousHash === hash && after(session.rotatedAt, rotationGrace) >= now;
}

/**
 * Whether nothing has voided the session since it began: the account's credentials are those that it
 * began under, or were changed in this very session a moment ago, which does not know it yet.
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

/**
 * The role that an account has at this moment: given to it (PERM-009), or by an address of the
 * list once the address is confirmed (PERM-008, D39). Derived here only, at each reading.
 */
export function roleOf(
  { role, email, emailConfirmed }: Pick<Account, 'role' | 'email' | 'emailConfirmed'>,
  adminEmails: readonly string[],
): Account['role'] {
  return role === 'admin' || (emailConfirmed && adminEmails.includes(email)) ? 'admin' : 'user';
}

/** A link to choose a new password works this long (OPEN-032). */
export const resetLifetime = hours(1);

/** A link that confirms an address works this long. */
export const confirmationLifetime = hours(24);

/** Mails of one kind are counted for this long from the first. */
export const mailRequestWindow = hours(1);

/** Mails of one kind that an account can ask for within {@link mailRequestWindow}. */
export const maxMailRequests = 5;

/** True while the link of a reset can be used: in time, and no credentials changed since. */
export function isUsable(
  reset: { expiresAt: Date; credentials: number },
  account: Pick<Account, 'credentials'>,
  now: Date,
): boolean {
  return reset.expiresAt > now && reset.credentials === account.credentials;
}
