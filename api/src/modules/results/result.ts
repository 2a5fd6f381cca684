import type { ResultState, VoidReason } from '@meritum/shared/contracts/results';
import type { WithPendingAuditEntries } from '../audit/entry';
import type { WithPendingMails } from '../mail/pending-mails';

/** A category of a season: what is finalised and published as one. */
export interface Contest {
  season: string;
  category: string;
}

/** Who did something: their account; null once it was erased. */
type By = string | null;

/** Something that is taken out once a second admin agrees. */
export interface Void {
  id: string;
  kind: 'rating' | 'entry';
  nominationId: string;
  /** Of a rating. */
  assignmentId: string | null;
  why: VoidReason;
  reason: string;
  state: 'proposed' | 'confirmed' | 'withdrawn';
  proposed: { at: Date; by: By };
  decided: { at: Date; by: By } | null;
  /** Whom it is about: the nominator, and of a rating the judge. Their erasure takes the reason. */
  about: readonly string[];
}

/**
 * A conflict of interest of an organiser with an entry, by employer alone, that two others lift: the
 * organiser then decides about the entry like anybody else.
 */
export interface Lift {
  nominationId: string;
  /** Whose conflict; null once they were erased. */
  accountId: By;
  reason: string;
  proposed: { at: Date; by: By };
  /** Null while a second organiser has not confirmed it. */
  confirmed: { at: Date; by: By } | null;
}

/** An outcome that a first admin has seen and proposes. */
export interface Proposal {
  at: Date;
  by: By;
  outcomeHash: string;
  /** They have a conflict by employer, and decide as nearly everybody has one. */
  inConflict?: boolean;
}

/**
 * Where a category of a season stands. Everything that decides its outcome besides the ratings is in
 * this one document, so that one conditional write decides each step; what follows from a step
 * (closing, publishing) goes on by itself after a crash.
 */
export interface Result extends Contest, WithPendingAuditEntries, WithPendingMails {
  _id: string;
  /** Counts changes; 0 before it is stored. */
  revision: number;
  state: ResultState;
  /** Borderline entries that more judges were asked for, once, and how many that makes in all. */
  extras: readonly { nominationId: string; judges: number }[];
  voids: readonly Void[];
  /** Conflicts that were lifted, or are proposed to be; absent: none. */
  lifts?: readonly Lift[];
  /** Closing before anybody has rated takes two: what the first one proposed. Absent: nothing. */
  closingProposed?: { at: Date; by: By; reason: string } | null;
  closing: { at: Date; by: By } | null;
  /** The entries that took part, and the Merkle root over them and all their ratings. */
  closed: { at: Date; root: string; size: number; entries: readonly string[] } | null;
  proposed: Proposal | null;
  finalised: {
    at: Date;
    proposedBy: By;
    confirmedBy: By;
    outcomeHash: string;
    /** How many of the two had a conflict of interest by employer. */
    inConflict?: number;
  } | null;
  /** The seed determines the order of the ledger's rows. */
  publishing: { at: Date; by: By; seed: string } | null;
  publishedAt: Date | null;
}

export const resultId = ({ season, category }: Contest): string => `${season}:${category}`;

/** A category about which nothing was decided yet. */
export const openResult = ({ season, category }: Contest): Result => ({
  _id: resultId({ season, category }),
  season,
  category,
  revision: 0,
  state: 'open',
  extras: [],
  voids: [],
  closing: null,
  closed: null,
  proposed: null,
  finalised: null,
  publishing: null,
  publishedAt: null,
});
