import type { JudgeForm, JudgeStatus } from '@meritum/shared/contracts/judges';
import type { WithPendingAuditEntries } from '../../module-kit/audit-trail';
import type { Addressee, MailRequest } from '../../module-kit/mail-request';
import type { WithPendingMails } from '../../module-kit/pending-mails';
import type { Folded } from '../../platform/mongo/listed';

/** The application; empty and 0 where an imported record lacks a field. */
export type JudgeProfile = Omit<JudgeForm, 'agreeTerms'>;

/**
 * The nominations that a judge has in a season. They are part of the judge's document, so that one
 * conditional write checks capacity, status and recusals; assignments follow from them. Seasons
 * overlap, and each has its own capacity.
 */
interface Reservations {
  season: string;
  /** Length of `nominations`, changed by the same writes. */
  load: number;
  nominations: string[];
  /** Recused or replaced; never assigned again. */
  barred: string[];
}

/**
 * Whether a judge takes part in a season: `asked` without an answer yet, or what they said. Being
 * verified in a season is a yes.
 */
export interface SeasonAnswer {
  answer: 'asked' | 'yes' | 'no';
  at: Date;
  /** When they were asked; absent where they were verified in the season. */
  askedAt?: Date;
}

/** A decision from the queue, whose mail waits while its organiser can undo it. */
export interface HeldDecision {
  /** The organiser's account, null once deleted. */
  by: string | null;
  at: Date;
  /** The status before. */
  from: JudgeStatus;
  mail: MailRequest;
}

/** A judge as stored since the application; one per account. */
export interface Judge extends JudgeProfile, WithPendingMails, WithPendingAuditEntries {
  _id: string;
  accountId: string;
  email: string;
  /**
   * Taken from the account, see confirmation.ts. Nothing is assigned to an unconfirmed address
   * (D38), and mails to it do not repeat the name.
   */
  emailConfirmed: boolean;
  /** When they were asked to confirm it. */
  confirmationRemindedAt?: Date;
  /** Confirmed addresses that they had before; conflicts of interest follow from them. */
  formerEmails?: string[];
  displayName: string;
  /** The invitation by whose link they applied. */
  invitation?: string;
  /** Employers that they stated before; conflicts of interest follow from these too. */
  formerOrganizations?: string[];
  /** When they last stated another employer. */
  employerStatedAt?: Date;
  /** For lists. */
  folded: Folded<'name' | 'displayName' | 'organization' | 'email'>;
  status: JudgeStatus;
  isVerified: boolean;
  /**
   * Accounts of organisers who verified the judge, null once deleted; empty when a program did. The
   * judge gets no entry with which all of these organisers have a conflict of interest.
   */
  verifiers: (string | null)[];
  /** The decision that can be undone; nothing is assigned until its mail is sent. */
  heldDecision: HeldDecision | null;
  /** Set by import or by an organiser only (OPEN-030). */
  isPaid: boolean;
  /** Set by an organiser's decision; completed ratings stay. */
  deactivated: { reason: string; at: Date } | null;
  createdAt: Date;
  /** Counts changes by organisers and the judge. */
  revision: number;
  /** The judge's wish, up to their limit; null means the limit. */
  capacity: number | null;
  /** Limit set by organisers; null means what the season plans. */
  capacityLimit: number | null;
  /** One for each season in which nominations were ever reserved. */
  reservations: Reservations[];
  /** Answers by season; without a yes they are assigned nothing in it. */
  answers: Record<string, SeasonAnswer>;
  /** Whether they want reminders. */
  reminders: boolean;
  /** Whether they agree to be named among the judges of published results. */
  named: boolean;
  /** When they were last told or reminded about pending assignments. */
  remindedAt: Date | null;
  /** When their receipts were last mailed at their request. */
  receiptsMailedAt?: Date;
  /** Seasons in which they were told that assignments are ready, and that all are completed. */
  readyNotices: string[];
  completedNotices: string[];
}

/** The fields that decide whether a judge may rate. */
export type JudgeStateFields = Pick<Judge, 'status' | 'isVerified' | 'deactivated' | 'answers'>;

export type MailedJudge = Pick<Judge, '_id' | 'email' | 'emailConfirmed' | 'fullName'>;

/** Mails greet a judge by the name in the application. */
export const addresseeOf = ({ email, emailConfirmed, fullName }: MailedJudge): Addressee => ({
  email,
  emailConfirmed,
  displayName: fullName,
});
