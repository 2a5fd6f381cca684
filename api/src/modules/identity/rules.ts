import { after, days, seconds } from '../../platform/clock';
import type { Session } from './session';

/** A session ends this long after it was last refreshed. */
export const sessionLifetime = days(30);

/** A concurrent request with the token just replaced is a second tab, not a thief. */
export const rotationGrace = seconds(10);

/** True while the session has neither expired nor been revoked. */
export function isLive(session: Pick<Session, 'expiresAt' | 'revokedAt'>, now: Date): boolean {
  return session.revokedAt === null && session.expiresAt > now;
}

/** True when `hash` is the token that was replaced a moment ago. */
export function isWithinGrace(session: Session, hash: string, now: Date): boolean {
  return session.previousHash === hash && after(session.rotatedAt, rotationGrace) >= now;
}
