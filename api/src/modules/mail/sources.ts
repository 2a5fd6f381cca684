import { nominationReceived, type ReceivedNomination } from './events';
import type { MailRequest } from './request';

/**
 * Mails that follow from a module's own documents. The write that causes a mail is made first and
 * is all that has to succeed; whatever comes between it and the outbox is made up for from here.
 */
export interface MailSource {
  /** For the log. */
  name: string;
  /**
   * The mail of every event since `since`, whether it is queued already or not. It must give the
   * same key as the command that caused it, and no event whose mail must never be sent.
   */
  pendingMails(since: Date): AsyncIterable<MailRequest>;
}

/** What the nominations' store answers for {@link nominationReceivedMails}. */
export interface NominationsUnderReview {
  /** Nominations under review that were submitted at or after `since`. */
  underReviewSince(since: Date): AsyncIterable<ReceivedNomination>;
}

/** Every nomination under review has had, or is owed, the mail that it was received. */
export function nominationReceivedMails(nominations: NominationsUnderReview): MailSource {
  return {
    name: 'nomination received',
    async *pendingMails(since) {
      for await (const nomination of nominations.underReviewSince(since))
        yield nominationReceived(nomination);
    },
  };
}
