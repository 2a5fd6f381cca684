import type { MailState } from '@meritum/shared/contracts/mails';
import type { WithPendingAuditEntries } from '../../module-kit/audit-trail';
import type { Recipient } from '../../module-kit/mail-request';

/** A mail as stored in `outbox`, from its event to its end. */
export interface Mail extends WithPendingAuditEntries {
  _id: string;
  /** Unique: it identifies the event. */
  key: string;
  /** Null once the recipient is erased. */
  to: Recipient | null;
  /** The queueing version named it, which may know other templates. */
  template: string;
  /** Equal for mails about the same subject. */
  batch: string;
  /** The day in UTC on which it was queued. */
  day: string;
  /** Null once it has ended, except where organisers may read it or, if dead, resend it. */
  values: object | null;
  /**
   * `queued` until it ends: `sent`, `bounced` when it was accepted and came back, `dead` after a final failure or too many, `expired` when
   * it would be too late or a later one replaced it, `withdrawn` when its recipient was erased.
   */
  state: MailState;
  /** When it may be claimed: the next attempt, or the end of the current lease. */
  dueAt: Date;
  /** Attempts begun, including the current one. */
  attempts: number;
  /** Names the attempt that holds the lease; only it may end the mail. */
  claim: string | null;
  queuedAt: Date;
  sendBefore: Date | null;
  stateOf?: { id: string; revision: number };
  /** Set where somebody waits for the mail. */
  urgent?: true;
  endedAt: Date | null;
  /** Why the last attempt failed. */
  lastError: string | null;
}

/** A mail that this process has leased. */
export type ClaimedMail = Mail & { claim: string };
