import type { RuleSet } from '../outcome/rule-set';
import type { Scores } from '../outcome/score';

/** Why a commitment is in the tree while its rating, or its entry, is not in the ledger. */
export const sealReasons = [
  'rating voided',
  'entry voided',
  'rating of a voided entry',
  'entry erased',
  'rating of an erased entry',
] as const;
export type SealReason = (typeof sealReasons)[number];

/** A nomination as the ledger names it. */
export interface LedgerEntry {
  pseudonym: string;
  /** Only where there is an award, and only as long as the nominee wants to be named. */
  name?: string;
  /** Completed ratings that count. */
  ratings: number;
  /** To two decimals, the rest cut off; null where the ratings are too few. */
  score: string | null;
  tier: string | null;
}

/** One rating that counts. Whose it is stands nowhere. */
export interface LedgerRow {
  entry: string;
  scores: Scores;
  salt: string;
}

/** A rating or an entry of which only the commitment is published. */
export interface Sealed {
  commitment: string;
  reason: SealReason;
}

/** What is published of a season's category, from which anyone can compute its outcomes again. */
export interface Ledger {
  format: 'meritum-ledger/1';
  rules: RuleSet;
  rulesHash: string;
  /** Merkle root of the commitments of all entries and completed ratings, published at closing. */
  root: string;
  /** How many these are. */
  size: number;
  entries: readonly LedgerEntry[];
  rows: readonly LedgerRow[];
  /** What two admins took out, with a reason, and what was erased since. */
  sealed: readonly Sealed[];
}
