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

/** A passkey's public key as a JSON Web Key (RFC 7517): ES256, Ed25519 or RS256. */
export type PasskeyPublicKey =
  | { kty: 'EC'; crv: 'P-256'; x: string; y: string }
  | { kty: 'OKP'; crv: 'Ed25519'; x: string }
  | { kty: 'RSA'; n: string; e: string };

/** A passkey's signature, with what a device signs besides; all in base64url. */
export interface PasskeySignature {
  publicKey: PasskeyPublicKey;
  authenticatorData: string;
  /** Contains what was signed: its challenge is the SHA-256 of the statement. */
  clientDataJSON: string;
  /** As in RFC 7518; of ES256 r and s, 32 bytes each. */
  signature: string;
}

/** What two organisers decided, and the signatures of those who used a passkey. */
export interface Decision {
  /** Canonical JSON, see `statement.ts`. */
  statement: string;
  signatures: readonly PasskeySignature[];
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
  /** Ledgers of earlier versions lack it. */
  decision?: Decision;
}
