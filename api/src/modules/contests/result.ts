import type { ResultState } from '@meritum/shared/contracts/results';
import type { VoidReason } from '@meritum/shared/contracts/voids';
import type { WithPendingAuditEntries } from '../../module-kit/audit-trail';
import type { WithPendingMails } from '../../module-kit/pending-mails';
import type { FirstOfTwo } from '../../platform/authorisation/two-organisers';

/** One category of a season. */
export interface Contest {
  season: string;
  category: string;
}

/** The account that acted; null once deleted. */
type By = string | null;

/** A rating or an entry that is voided once a second organiser confirms it. */
export interface Void {
  id: string;
  kind: 'rating' | 'entry';
  nominationId: string;
  /** The rated assignment; null for the void of an entry. */
  assignmentId: string | null;
  why: VoidReason;
  reason: string;
  state: 'proposed' | 'confirmed' | 'withdrawn' | 'turned-down';
  proposed: { at: Date; by: By };
  /** `reason` says why it was turned down. */
  decided: { at: Date; by: By; reason?: string } | null;
  /** The nominator and, for a rating, the judge; deleting either account deletes the reason. */
  about: readonly string[];
}

/** A void with its contest. */
export interface ContestVoid {
  result: Result;
  void: Void;
}

/**
 * A conflict of interest by employer that two other organisers lift: the organiser may then decide
 * about the entry.
 */
export interface Lift {
  id: string;
  nominationId: string;
  /** The organiser's account; null once deleted. */
  accountId: By;
  reason: string;
  proposed: { at: Date; by: By };
  /** Null until a second organiser confirms it. */
  confirmed: { at: Date; by: By } | null;
  turnedDown?: FirstOfTwo['turnedDown'];
}

export interface Proposal extends FirstOfTwo {
  /** SHA-256 of the statement. */
  outcomeHash: string;
  /** True if they have a conflict by employer, and decide because too few organisers have none. */
  inConflict?: boolean;
}

/** A moment of publication that one organiser has proposed, and another agrees to. */
export interface Schedule extends FirstOfTwo {
  publishAt: Date;
  /** Hash of the final outcome that both have read. */
  outcomeHash: string;
  agreed?: { at: Date; by: By };
  /** Set once the publication is stopped; `by` is null where no organiser decided it. */
  stopped?: { at: Date; by: By; reason: string };
}

/** How judging of a contest was closed. */
interface Closed {
  at: Date;
  /** Merkle root over the entries that took part and their ratings. */
  root: string;
  size: number;
  entries: readonly string[];
  /**
   * Ratings with a conflict of interest on record at closing: the only ones that may still be
   * voided.
   */
  conflicted: readonly string[];
}

/**
 * The decisions about a contest. This document has everything besides ratings that determines the
 * outcome, so one conditional write decides each step. Closing and publishing are completed
 * automatically after a crash.
 */
export interface Result extends Contest, WithPendingAuditEntries, WithPendingMails {
  _id: string;
  /** Counts changes; 0 until it is stored. */
  revision: number;
  state: ResultState;
  /** Borderline entries for which extra judges were asked, with the total number wanted. */
  extras: readonly { nominationId: string; judges: number }[];
  voids: readonly Void[];
  lifts: readonly Lift[];
  /** A first organiser's proposal to close a contest without ratings. */
  closingProposed: FirstOfTwo | null;
  closing: { at: Date; by: By } | null;
  closed: Closed | null;
  proposed: Proposal | null;
  finalised: {
    at: Date;
    proposedBy: By;
    confirmedBy: By;
    outcomeHash: string;
    /** The text that both organisers confirmed. */
    statement: string;
    /** How many of these two had a conflict of interest by employer. */
    inConflict: number;
  } | null;
  /** The last proposed moment of publication. */
  schedule?: Schedule;
  /** Who last stopped a planned publication; only others then publish without an hour. */
  stoppedBy?: By;
  /** The seed determines the row order of the ledger. */
  publishing: { at: Date; by: By; seed: string } | null;
  publishedAt: Date | null;
  /** Nominations whose owners have opened their result. */
  opened: readonly string[];
  /** When those who had not opened theirs were reminded. */
  remindedAt?: Date;
}

export const resultId = ({ season, category }: Contest): string => `${season}:${category}`;

/** A contest without any decision. */
export const openResult = ({ season, category }: Contest): Result => ({
  _id: resultId({ season, category }),
  season,
  category,
  revision: 0,
  state: 'open',
  extras: [],
  voids: [],
  lifts: [],
  closingProposed: null,
  closing: null,
  closed: null,
  proposed: null,
  finalised: null,
  publishing: null,
  publishedAt: null,
  opened: [],
});
