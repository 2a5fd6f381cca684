import { createHash } from 'node:crypto';
import { after, days, hours, seconds } from '../../platform/clock';

/** How long a sender leases a mail, unless it renews that; after it another sender may take it. */
export const lease = seconds(15);

/** How often a sender renews its lease while it attempts the mail. */
export const leaseRenewal = seconds(5);

/** How long an ended mail is kept, for the archive and for questions. */
export const mailsKeptFor = days(180);

/** Timeout of an attempt, which renews its lease meanwhile. */
export const attemptTimeout = seconds(60);

/** About 20 hours with the pauses below, so a mail server may be down overnight. */
export const mostAttempts = 14;

const firstPause = seconds(15);
const longestPause = hours(4);

/**
 * Returns when to try again after `attempts` failures. The pause doubles, and is between half and
 * all of that (`random` in 0..1), so that retries spread out.
 */
export function nextAttemptAt(now: Date, attempts: number, random: number): Date {
  const pause = Math.min(firstPause * 2 ** (attempts - 1), longestPause);
  return after(now, Math.round(pause * (0.5 + random / 2)));
}

/**
 * Whether the mail server refused this very mail or recipient for good (a 5xx reply to the recipient
 * or the message). What it refuses of us is retried, as it refuses every mail until an operator has
 * corrected it: connections, sign-ins, our address and, by its policy (RFC 3463, x.7), relaying.
 */
export function isFinal(error: unknown): boolean {
  const { code, responseCode, command, response } = error as Record<string, unknown>;
  const ofThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  const ofUs = command === 'MAIL FROM' || /^\d+[ -]5\.7\.\d/.test(String(response));
  return ofThisMail && !ofUs && typeof responseCode === 'number' && responseCode >= 500;
}

/** Returns the same id for each attempt at a mail, so that a repeated one is recognised. */
export function messageIdOf(key: string, publicOrigin: string): string {
  const digest = createHash('sha256').update(key).digest('hex').slice(0, 40);
  return `<${digest}@${new URL(publicOrigin).hostname}>`;
}

/** Returns the name of a mail's file, unique for each key. */
export function fileNameOf(key: string): string {
  return `${key.replaceAll(':', '~')}.eml`;
}
