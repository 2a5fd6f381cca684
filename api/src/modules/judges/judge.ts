import type { JudgeStatus } from '@meritum/shared/contracts/judges';
import type { WithPendingAuditEntries } from '../audit/entry';
import type { WithPendingMails } from '../mail/pending-mails';

/** What an applicant said of themselves; empty and 0 where an imported record lacks it. */
export interface JudgeProfile {
  fullName: string;
  designation: string;
  organization: string;
  linkedInUrl: string;
  experienceYears: number;
  judgingYears: number;
  reason1: string;
  reason2: string;
  reason3: string;
}

/**
 * The nominations that a judge has in a season. It is held by the judge's own document, so that one
 * conditional write decides capacity, standing and recusals at once; assignments are derived from it.
 */
export interface Reservations {
  season: string;
  /** Number of `nominations`: written with it, by the same writes. */
  load: number;
  nominations: string[];
  /** Given back over a conflict of interest: never given again. */
  barred: string[];
}

/** A judge as stored, from the application on; one per account. */
export interface Judge extends JudgeProfile, WithPendingMails, WithPendingAuditEntries {
  _id: string;
  accountId: string;
  email: string;
  /**
   * Follows from the account, see confirmation.ts: nothing is assigned before (D38), and their name is
   * repeated to a confirmed address alone.
   */
  emailConfirmed: boolean;
  /** When they were reminded to confirm it. */
  confirmationRemindedAt?: Date;
  displayName: string;
  status: JudgeStatus;
  isVerified: boolean;
  /**
   * Organisers who verified them, by account; null once that was erased. Absent or empty: a program
   * did. They are given no entry with which all of these have a conflict of interest.
   */
  verifiers?: (string | null)[];
  /** Set by import or by an admin alone (OPEN-030). */
  isPaid: boolean;
  /** Judges no more, by an admin's decision; what they rated stays. Null or missing: they may. */
  deactivated?: { reason: string; at: Date } | null;
  createdAt: Date;
  /** Counts writes of what an admin or the judge decides. */
  revision: number;
  /** The judge's own wish, which counts up to their limit. Null: as much as the limit allows. */
  capacity: number | null;
  /** Most nominations that organisers allow them; null or missing: what the season plans for each. */
  capacityLimit?: number | null;
  places: Reservations;
  /** Whether they want to be reminded. */
  reminders: boolean;
  /** When they were last written to about what is there to rate. */
  remindedAt: Date | null;
  /** Seasons of which they were told that assignments are there, and that all are done. */
  toldReady: string[];
  toldCompleted: string[];
}

/** Who the judge is and where they stand. */
export type JudgeStandingFields = Pick<Judge, 'status' | 'isVerified' | 'deactivated'>;
