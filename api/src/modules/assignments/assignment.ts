import type { Ratings, RecusalReason } from '@meritum/shared/contracts/assignments';
import type { CategoryName } from '@meritum/shared/contracts/categories';
import type { WithPendingAuditEntries } from '../../module-kit/audit-trail';
import type { WithPendingMails } from '../../module-kit/pending-mails';
import type { FirstOfTwo } from '../../platform/authorisation/two-organisers';
import type { StoredReceipt } from './receipts/receipt';

export interface Recusal {
  reason: RecusalReason;
  details: string;
  at: Date;
  /**
   * Judge, season and number. A unique index over it keeps simultaneous recusals within the limit.
   */
  turn: string;
}

/** A stored rating; written once and never changed (STATE-005, VAL-029). */
export interface Evaluation {
  /** True for a former rating that its judge undid within the minute. */
  undone?: true;
  ratings: Ratings;
  /** Rounded half up to one decimal; derived from the ratings here only. */
  composite: number;
  completedAt: Date;
  receipt: StoredReceipt;
}

/**
 * A nomination that a judge is asked to rate, with the rating; at most one for each pair. The
 * judge's document decides who judges what; assignments follow from it.
 */
export interface Assignment extends WithPendingAuditEntries, WithPendingMails {
  /** Derived from the pair, so that two processes create the same assignment. */
  _id: string;
  season: string;
  category: CategoryName;
  nominationId: string;
  judgeId: string;
  /** The judge's account; null once it is deleted. */
  accountId: string | null;
  /**
   * `withdrawn`: the judge no longer judges, or the nomination is gone; may become pending again.
   * `replaced`: an organiser took it away; never assigned again, as after a recusal.
   */
  status: 'pending' | 'completed' | 'recused' | 'replaced' | 'withdrawn';
  assignedAt: Date;
  /** True until the judge opens it; an unread one may be moved where judges are lacking. */
  unread?: true;
  /** Withdrawn because its judge was moved; it does not return with its nomination. */
  moved?: true;
  evaluation: Evaluation | null;
  /** Supporting links that its judge could not open, and when they said so. */
  reportedLinks?: { url: string; at: Date }[];
  /** Ratings of texts that the nominator has since replaced, and undone ones; they do not count. */
  former: Evaluation[];
  /** True once judging of the category has closed for good, whether it is rated or not. */
  closed?: true;
  recusal: Recusal | null;
  /** The first organiser's proposal to replace the judge, where that takes two. */
  replacementProposed?: FirstOfTwo;
  /**
   * Nomination and running number of a replacement. Unique, so that of simultaneous replacements
   * at one entry each counts those before it.
   */
  replacedAs?: string;
}

/** Counts about a nomination's judges. */
export interface JudgesOfEntry {
  /** Ids of judges who have yet to rate it. */
  pending: string[];
  /** Ids of judges who have rated it. */
  completed: string[];
  /** When they rated it, in milliseconds. */
  completedAt: number[];
}

/** The fields of an assignment that planning reads. */
export type Pair = Pick<
  Assignment,
  | '_id'
  | 'judgeId'
  | 'nominationId'
  | 'category'
  | 'status'
  | 'assignedAt'
  | 'unread'
  | 'moved'
  | 'closed'
>;
