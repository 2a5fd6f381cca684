import { createHash } from 'node:crypto';
import { after, days, hours, minutes, seconds } from '../../platform/clock';

/** How long an attempt holds a mail; a sender that died gives it back by this. */
export const lease = minutes(2);

/** How long a mail is kept after its end, for the person's archive and for questions. */
export const kept = days(180);

/** An attempt is given up after this; well within the lease, so that nobody else starts meanwhile. */
export const attemptTimeout = seconds(60);

/** With the pauses below, a mail is tried for about 20 hours: a mail server may be down overnight. */
export const mostAttempts = 14;

const firstPause = seconds(15);
const longestPause = hours(4);

/**
 * When to try again after `attempts` failures: the pause doubles, and lies anywhere between its half
 * and its whole (`random` in 0..1), so that what failed together does not come back together.
 */
export function nextAttemptAt(now: Date, attempts: number, random: number): Date {
  const pause = Math.min(firstPause * 2 ** (attempts - 1), longestPause);
  return after(now, Math.round(pause * (0.5 + random / 2)));
}

/**
 * True when the mail server refused this very mail or recipient for good (a 5xx reply to the
 * envelope or the message). Refused sign-ins and connections are ours to repair, and are retried.
 */
export function isFinal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const ofThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return ofThisMail && typeof responseCode === 'number' && responseCode >= 500;
}

/** The same for every attempt at the same mail, so that a repeated one is recognised. */
export function messageIdOf(key: string, publicOrigin: string): string {
  const digest = createHash('sha256').update(key).digest('hex').slice(0, 40);
  return `<${digest}@${new URL(publicOrigin).hostname}>`;
}

/** Name of a mail's file: one per key, and no two keys share one. */
export function fileNameOf(key: string): string {
  return `${key.replaceAll(':', '~')}.eml`;
}
