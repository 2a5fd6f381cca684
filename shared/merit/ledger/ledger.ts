import type { RuleSet } from '../outcome/rule-set';
import type { Scores } from '../outcome/score';

/** Why a commitment is in the tree while its rating or entry is not in the ledger. */
export const sealReasons = [
  'rating voided',
  'entry voided',
  'rating of a voided entry',
  'entry erased',
  'rating of an erased entry',
] as const;
export type SealReason = (typeof sealReasons)[number];

/** A nomination in the ledger. */
export interface LedgerEntry {
  pseudonym: string;
  /** Present only with an award, and only as long as the nominee wants to be named. */
  name?: string;
  /** Completed ratings that count. */
  ratings: number;
  /** Truncated to two decimals; null if the ratings are too few. */
  score: string | null;
  tier: string | null;
}

/** One rating that counts. Its judge is never stored here. */
export interface LedgerRow {
  entry: string;
  scores: Scores;
  salt: string;
}

/** A rating or entry of which only the commitment is published. */
export interface Sealed {
  commitment: string;
  reason: SealReason;
}

/** The published data of a contest, from which anyone can compute its outcomes again. */
export interface Ledger {
  format: 'meritum-ledger/1';
  rules: RuleSet;
  rulesHash: string;
  /** Merkle root of the commitments of all entries and completed ratings, published at closing. */
  root: string;
  /** Number of these commitments. */
  size: number;
  entries: readonly LedgerEntry[];
  rows: readonly LedgerRow[];
  /** What two admins voided, with a reason, and what was erased since. */
  sealed: readonly Sealed[];
}
