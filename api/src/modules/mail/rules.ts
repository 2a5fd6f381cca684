import { after, days, hours, seconds } from '../../platform/clock';

/** How long a sender leases a mail, unless it renews that; after it another sender may take it. */
export const lease = seconds(15);

/** How often a sender renews its lease while it attempts the mail. */
export const leaseRenewal = seconds(5);

/** How long an ended mail is kept, for the archive and for questions. */
export const mailsKeptFor = days(180);

/** Timeout of an attempt, which renews its lease meanwhile. */
export const attemptTimeout = seconds(60);

/** About 20 hours with the pauses below: for whom only the recipient's side keeps a mail waiting. */
export const maxAttempts = 14;

/** Characters that are kept of why a mail failed. */
export const maxReasonLength = 500;

const firstPause = seconds(15);
const maxPause = hours(4);

/**
 * Returns when to try again after `attempts` failures. The pause doubles, and is between half and
 * all of that (`random` in 0..1), so that retries spread out.
 */
export function nextAttemptAt(now: Date, attempts: number, random: number): Date {
  const pause = Math.min(firstPause * 2 ** (attempts - 1), maxPause);
  return after(now, Math.round(pause * (0.5 + random / 2)));
}

/** Status codes about the recipient's mailbox or address (RFC 3463, x.1 and x.2). */
const ofRecipient = /^(\d)\d\d[ -]\1\.(1\.([1236]|10)|2\.[1234])\b/;
/** Words of servers that refuse a sender without a status code. */
const ofSender = /too many|limit|quota|rate|slow|spam|block|denied|policy|relay|auth|helo|ehlo/i;

/** Why an attempt failed: `recipient` for good, `recipient-for-now`, or `us`. */
export type FailureCause = 'recipient' | 'recipient-for-now' | 'us';

/**
 * Whom a failed attempt is about. An answer is final only if it is about this recipient: a 5xx
 * reply to the recipient or message with a status code of the address or mailbox, or one to the
 * recipient without a code that speaks of no rule for senders. Everything else, such as a quota, our
 * rights, greeting, sign-in or address, would refuse every mail until it is put right.
 */
export function causeOf(error: unknown): FailureCause {
  const { code, responseCode, command, response } = error as Record<string, unknown>;
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'us';
  if (command === 'MAIL FROM' || typeof responseCode !== 'number') return 'us';
  const text = String(response);
  const isWithoutCode = !/^\d{3}[ -]\d\.\d/.test(text);
  const isAboutRecipient =
    ofRecipient.test(text) || (isWithoutCode && code === 'EENVELOPE' && !ofSender.test(text));
  if (!isAboutRecipient) return 'us';
  return responseCode >= 500 ? 'recipient' : 'recipient-for-now';
}

/** Codes of reports about the recipient's address or mailbox, or the way there but for our quota. */
const ofRecipientReport = /^[45]\.(1\.([1236]|10)|2\.[1234]|4\.(?!5$)\d+)$/;

/** Whether a final delivery report is about this recipient, as {@link causeOf} tells of answers. */
export const isReportOfRecipient = (status: string, said: string): boolean =>
  ofRecipientReport.test(status) || (status === '5.0.0' && said !== '' && !ofSender.test(said));

/**
 * The Message-ID of a mail, the same for each attempt, so that a repeated one is recognised. Nobody
 * can guess it, so a delivery report that names it is about a mail that we sent.
 */
export const messageIdOf = (mailId: string, publicOrigin: string): string =>
  `<${mailId}@${new URL(publicOrigin).hostname}>`;

/** The mail whose Message-ID stands in a text; null without one. */
export function mailIdIn(text: string, publicOrigin: string): string | null {
  const ids = text.matchAll(/\b([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@([\w.-]+)/g);
  const { hostname } = new URL(publicOrigin);
  return [...ids].find(([, , host]) => host === hostname)?.[1] ?? null;
}

/** Returns the name of a mail's file, unique for each key. */
export function fileNameOf(key: string): string {
  return `${key.replaceAll(':', '~')}.eml`;
}
