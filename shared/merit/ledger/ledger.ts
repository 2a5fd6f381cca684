import type { RuleSet } from '../outcome/rule-set';
import type { Scores } from '../outcome/score';

export const voidReasons = ['conflict', 'irregular', 'ineligible', 'error'] as const;
export type VoidReason = (typeof voidReasons)[number];

/** The result of an entry's ratings. */
export interface EntryResult {
  ratings: number;
  /** Truncated to two decimals; null if the ratings are too few. */
  score: string | null;
  tier: string | null;
}

/** A nomination in the ledger. Its result comes from completed ratings that count. */
export interface LedgerEntry extends EntryResult {
  pseudonym: string;
  /** Present only with an award, and while the nominee agrees to be named. */
  name?: string;
  /** The hash of the name, part of the entry's commitment, see `nameHashOf`. */
  nameHash: string;
  /** 16 random bytes in hexadecimal that reveal `nameHash`; only beside the name. */
  nameSalt?: string;
  /** The result including voided ratings; only if there are any. */
  withVoided?: EntryResult;
}

/** One rating. Its judge is never stored here. */
export interface LedgerRow {
  entry: string;
  scores: Scores;
  salt: string;
}

/** A rating that two organisers have voided. */
export interface VoidedRow extends LedgerRow {
  reason: VoidReason;
}

/** A voided rating; only its commitment is published. */
interface VoidedCommitment {
  commitment: string;
  reason: VoidReason;
}

/** An entry of which only commitments are published. */
export interface SealedEntry {
  /** Voided by two organisers with a reason, or erased at its owner's request. */
  state: 'voided' | 'erased';
  pseudonym: string;
  nameHash: string;
  /** Present if it is voided. */
  reason?: VoidReason;
  /** The commitments of all its completed ratings. */
  ratings: readonly string[];
  /** The ratings among these that two organisers had voided one by one. */
  voided: readonly VoidedCommitment[];
}

/** Number of a judge's completed ratings in the contest. */
export interface LedgerJudge {
  ratings: number;
}

/** A ledger without the organisers' decision, which refers to everything else. */
export interface UndecidedLedger {
  format: 'meritum-ledger/2';
  rules: RuleSet;
  rulesHash: string;
  /** Merkle root of the commitments of all entries and completed ratings, published at closing. */
  root: string;
  /** Number of commitments under the root. */
  size: number;
  /** Hash of the list of all voids, see `voidsRootOf`. */
  voidsRoot: string;
  entries: readonly LedgerEntry[];
  /** The ratings that count. */
  rows: readonly LedgerRow[];
  /** The voided ratings of the listed entries, in clear. */
  voided: readonly VoidedRow[];
  sealed: readonly SealedEntry[];
  /** All judges who completed a rating, without names. */
  judges: readonly LedgerJudge[];
}

/** The published data of a contest, from which anyone can recompute its outcomes. */
export interface Ledger extends UndecidedLedger {
  /** The statement that two organisers confirmed, as canonical JSON: see `statement.ts`. */
  statement: string;
}
