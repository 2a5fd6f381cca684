import { hashOfText } from '../ledger/bytes';
import { canonicalJson } from '../ledger/canonical';
import { hashOfLeaf } from '../ledger/merkle';

/** What the public log records, and what the digest of each kind is. */
const logKinds = {
  /** The hash of the frozen rules of a contest, as published. */
  'rules frozen': 'public',
  /** Texts, judges, hashes and the beacon's round, see `fixedDrawDigest`; once a season. */
  'draw fixed': 'public',
  /** Nomination and version of its text, see `versionOf`. */
  'entry received': 'blinded',
  /** A plan that was applied: the hashes of its input and of the plan, see `assignedSubject`. */
  'judges assigned': 'blinded',
  /** The rating's commitment, as in the judge's receipt. */
  'rating committed': 'blinded',
  /** The assignment that a judge gave back. */
  recusal: 'blinded',
  /** The confirmed void. */
  void: 'blinded',
  /** The Merkle root of the contest's entries and ratings. */
  'judging closed': 'public',
  /** SHA-256 of the ledger as first published. */
  'results published': 'public',
  /** The hash of the last entry of the audit trail. */
  'audit trail': 'public',
  /** The root of the log's last head in a backup that was restored; what was signed since is lost. */
  'backup restored': 'public',
  /** The Ed25519 key that signs heads from here on. */
  'signing key': 'public',
} as const;
export type LogKind = keyof typeof logKinds;

export interface LogEntry {
  /** The day on which it happened in UTC, as 2025-11-23: no finer, so that times tell nobody apart. */
  day: string;
  kind: LogKind;
  /** Absent where it belongs to no contest. */
  season?: string;
  category?: string;
  /** 32 bytes in hexadecimal. */
  digest: string;
}

/**
 * Returns the digest of something that is not public: SHA-256 of three lines. The salt, 16 random
 * bytes in hexadecimal, is told to whom it concerns only. Without it nobody can tell which row of a
 * published ledger an entry of the log is, and so which ratings were given together.
 */
export const blindedDigest = (subject: string, salt: string): string =>
  hashOfText(['meritum-log-digest/1', subject, salt].join('\n'));

/** What the digest of `entry received` covers: which nomination, and which text of it. */
export const receivedSubject = (nominationId: string, version: string): string =>
  `${nominationId} ${version}`;

const encoder = new TextEncoder();

/** Returns the hash of an entry as a leaf of the log: of its canonical JSON as UTF-8 (RFC 6962, 2.1). */
export const leafOf = (entry: LogEntry): Uint8Array =>
  hashOfLeaf(encoder.encode(canonicalJson(entry)));
