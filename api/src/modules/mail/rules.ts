import { after, days, hours, seconds } from '../../platform/clock';

/** How long a sender leases a mail without renewal; then another sender may take it. */
export const lease = seconds(15);

/** How often a sender renews its lease while it attempts the mail. */
export const leaseRenewal = seconds(5);

/** How long ended mails are kept, for copies of data and for questions. */
export const mailsKeptFor = days(180);

/** Timeout of an attempt, which renews its lease meanwhile. */
export const attemptTimeout = seconds(60);

/** About 20 hours with the pauses below, for mails that only the recipient's side delays. */
export const maxAttempts = 14;

/** Maximum length in characters of a stored reason for failure. */
export const maxReasonLength = 500;

const firstPause = seconds(15);
const maxPause = hours(4);

/**
 * Returns when to try again after `attempts` failures. The pause doubles. `random` in 0..1 shortens
 * it to as little as half, so that retries spread out.
 */
export function nextAttemptAt(now: Date, attempts: number, random: number): Date {
  const pause = Math.min(firstPause * 2 ** (attempts - 1), maxPause);
  return after(now, Math.round(pause * (0.5 + random / 2)));
}

/** Status codes about the recipient's mailbox or address (RFC 3463, x.1 and x.2). */
const ofRecipient = /^(\d)\d\d[ -]\1\.(1\.([1236]|10)|2\.[1234])\b/;
/** Words in refusals of a sender that have no status code. */
const ofSender = /too many|limit|quota|rate|slow|spam|block|denied|policy|relay|auth|helo|ehlo/i;

/** Who caused a failure: the recipient for good (`recipient`), the recipient for now, or `us`. */
export type FailureCause = 'recipient' | 'recipient-for-now' | 'us';

/**
 * The cause of a failed attempt. A reply is final only if it is about this recipient: a 5xx reply
 * with a status code of the address or mailbox, or one to the recipient without a code or any words
 * about senders. All else, such as quota, rights, greeting, sign-in or sender, would refuse every
 * mail until we mend it.
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

/** Report codes about the recipient's address or mailbox, or the way there, except our quota. */
const ofRecipientReport = /^[45]\.(1\.([1236]|10)|2\.[1234]|4\.(?!5$)\d+)$/;

/** Whether a final delivery report is about this recipient, by the rules of {@link causeOf}. */
export const isReportOfRecipient = (status: string, said: string): boolean =>
  ofRecipientReport.test(status) || (status === '5.0.0' && said !== '' && !ofSender.test(said));

/**
 * The Message-ID of a mail, the same for each attempt, so that a repeated one is recognised. Nobody
 * can guess it, so a delivery report that names it is about a mail that we sent.
 */
export const messageIdOf = (mailId: string, publicOrigin: string): string =>
  `<${mailId}@${new URL(publicOrigin).hostname}>`;

/** The id of the mail whose Message-ID is in a text; null without one. */
export function mailIdIn(text: string, publicOrigin: string): string | null {
  const ids = text.matchAll(/\b([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@([\w.-]+)/g);
  const { hostname } = new URL(publicOrigin);
  return [...ids].find(([, , host]) => host === hostname)?.[1] ?? null;
}

/** Returns the name of a mail's file, unique for each key. */
export function fileNameOf(key: string): string {
  return `${key.replaceAll(':', '~')}.eml`;
}
