import type { Ratings, RecusalReason } from '@meritum/shared/contracts/assignments';
import type { CategoryName } from '@meritum/shared/contracts/categories';
import type { WithPendingAuditEntries } from '../audit/entry';
import type { StoredReceipt } from './receipts/receipt';

/** Why and when a judge stepped back. */
export interface Recusal {
  reason: RecusalReason;
  details: string;
  at: Date;
}

/** What was rated, when; written once and never again (STATE-005, VAL-029). */
export interface Evaluation {
  ratings: Ratings;
  /** Half up to one decimal; derived from the ratings here, and nowhere else. */
  composite: number;
  completedAt: Date;
  /** What the rating is committed to by; absent for a while in what versions before have written. */
  receipt?: StoredReceipt;
}

/**
 * A nomination that a judge is to rate, one per pair; its rating is part of it. It follows from the
 * place that the judge's own document holds.
 */
export interface Assignment extends WithPendingAuditEntries {
  /** Follows from the pair, so that two processes that make it make the same one. */
  _id: string;
  season: string;
  category: CategoryName;
  nominationId: string;
  judgeId: string;
  /** The judge's account; null once it was erased. */
  accountId: string | null;
  /**
   * `withdrawn`: the judge judges no more, or the nomination is gone; may come back. `replaced`: an
   * admin took it off the judge for another one; the pair is never made again, as after a recusal.
   */
  status: 'pending' | 'completed' | 'recused' | 'replaced' | 'withdrawn';
  assignedAt: Date;
  evaluation: Evaluation | null;
  /** Ratings of texts that the nominator has replaced since: they count for nothing. */
  former?: Evaluation[];
  /** Judging of its category has closed for good: whatever is not rated never will be. */
  closed?: true;
  recusal: Recusal | null;
}
