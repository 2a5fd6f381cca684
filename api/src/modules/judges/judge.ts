import type { JudgeForm, JudgeStatus } from '@meritum/shared/contracts/judges';
import type { WithPendingAuditEntries } from '../../module-kit/audit-trail';
import type { Addressee, MailRequest } from '../../module-kit/mail-request';
import type { WithPendingMails } from '../../module-kit/pending-mails';
import type { Folded } from '../../platform/mongo/listed';

/** The application; empty and 0 where an imported record lacks a field. */
export type JudgeProfile = Omit<JudgeForm, 'agreeTerms'>;

/**
 * The nominations that are assigned to a judge in a season. They are in the judge's document, so
 * that one conditional write checks capacity, status and recusals; assignments follow from them.
 * Seasons overlap, and each has its own capacity.
 */
interface Reservations {
  season: string;
  /** Length of `nominations`, changed by the same writes. */
  load: number;
  nominations: string[];
  /** Recused or replaced nominations, which are never assigned again. */
  barred: string[];
}

/**
 * Whether a judge takes part in a season: `asked` without an answer yet, or their answer. Being
 * verified in a season is a yes.
 */
export interface SeasonAnswer {
  answer: 'asked' | 'yes' | 'no';
  at: Date;
  /** Absent where the judge was verified in this season. */
  askedAt?: Date;
}

/** A decision from the queue, whose mail waits while its organiser can undo it. */
export interface HeldDecision {
  /** The organiser's account, null once deleted. */
  by: string | null;
  at: Date;
  /** The status before the decision. */
  from: JudgeStatus;
  mail: MailRequest;
}

/** A judge as stored since the application; one per account. */
export interface Judge extends JudgeProfile, WithPendingMails, WithPendingAuditEntries {
  _id: string;
  accountId: string;
  email: string;
  /**
   * Copied from the account, see confirmation.ts. An unconfirmed address is assigned nothing (D38),
   * and mails to it leave out the name.
   */
  emailConfirmed: boolean;
  /** When the judge was reminded to confirm it. */
  confirmationRemindedAt?: Date;
  /** Confirmed former addresses; conflicts of interest follow from them. */
  formerEmails?: string[];
  displayName: string;
  /** The invitation whose link they followed to apply. */
  invitation?: string;
  /** Formerly stated employers; conflicts of interest follow from them too. */
  formerOrganizations?: string[];
  /** When the judge last stated another employer. */
  employerStatedAt?: Date;
  /** Folded texts that lists search and sort by. */
  folded: Folded<'name' | 'displayName' | 'organization' | 'email'>;
  status: JudgeStatus;
  isVerified: boolean;
  /**
   * Accounts of organisers who verified the judge, null once deleted; empty when a program did. The
   * judge gets no entry with which all of these organisers have a conflict of interest.
   */
  verifiers: (string | null)[];
  /** The decision that can still be undone; until its mail is sent, nothing is assigned. */
  heldDecision: HeldDecision | null;
  /** Set by import or by an organiser only (OPEN-030). */
  isPaid: boolean;
  /** Set by an organiser's decision; completed ratings stay. */
  deactivated: { reason: string; at: Date } | null;
  createdAt: Date;
  /** Number of changes by organisers and the judge. */
  revision: number;
  /** The judge's own choice, up to their limit; null means the limit. */
  capacity: number | null;
  /** The limit set by organisers; null means the season's planned number. */
  capacityLimit: number | null;
  /** One for each season in which nominations were ever reserved. */
  reservations: Reservations[];
  /** Answers by season; without a yes the judge is assigned nothing in it. */
  answers: Record<string, SeasonAnswer>;
  /** Whether they want reminders. */
  reminders: boolean;
  /** Whether they agree to be named among the judges of published results. */
  named: boolean;
  /** When they were last told or reminded about pending assignments. */
  remindedAt: Date | null;
  /** When their receipts were last mailed at their request. */
  receiptsMailedAt?: Date;
  /** Seasons for which they were mailed that assignments are ready, and that all are done. */
  readyNotices: string[];
  completedNotices: string[];
}

/** The fields that decide whether a judge may rate. */
export type JudgeStateFields = Pick<Judge, 'status' | 'isVerified' | 'deactivated' | 'answers'>;

export type MailedJudge = Pick<Judge, '_id' | 'email' | 'emailConfirmed' | 'fullName'>;

export const addresseeOf = ({ email, emailConfirmed, fullName }: MailedJudge): Addressee => ({
  email,
  emailConfirmed,
  displayName: fullName,
});
