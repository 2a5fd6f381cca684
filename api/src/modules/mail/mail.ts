import type { MailState } from '@meritum/shared/contracts/mails';
import type { WithPendingAuditEntries } from '../audit/entry';
import type { Recipient } from './request';

/** One mail as it is stored in `outbox`, from its event to the end. */
export interface Mail extends WithPendingAuditEntries {
  _id: string;
  /** Unique: the event that the mail is about. */
  key: string;
  /** Null once the recipient was erased. */
  to: Recipient | null;
  /** As of the version that queued it, which may know other templates than ours. */
  template: string;
  /** Null once it is settled, unless it is dead and can be sent again. */
  values: object | null;
  /**
   * `queued` until it is settled: `sent`, `dead` after too many or a final failure, `expired` when
   * it would come too late, `withdrawn` when its recipient was erased.
   */
  state: MailState;
  /** When it may be claimed: after a failure the next attempt, during an attempt its lease's end. */
  dueAt: Date;
  /** Attempts begun, the current one included. */
  attempts: number;
  /** The attempt that holds the lease; only it may settle the mail. */
  claim: string | null;
  queuedAt: Date;
  sendBefore: Date | null;
  settledAt: Date | null;
  /** Why the last attempt failed. */
  lastError: string | null;
}

/** A mail that this process holds the lease of. */
export type ClaimedMail = Mail & { claim: string };
