import { hashOfText } from '../ledger/bytes';
import { canonicalJson } from '../ledger/canonical';
import { hashOfLeaf } from '../ledger/merkle';

/** Kinds of entries in the public log, and of their digests. Each comment names the subject. */
const logKinds = {
  /** The published hash of a contest's frozen rules. */
  'rules frozen': 'public',
  /** Texts, judges, hashes and the beacon's round, see `fixedDrawDigest`; once a season. */
  'draw fixed': 'public',
  /** The nomination and the version of its text, see `versionOf`. */
  'entry received': 'blinded',
  /** An applied plan: the hashes of its input and of the plan, see `assignedSubject`. */
  'judges assigned': 'blinded',
  /** The rating's commitment, as in the judge's receipt. */
  'rating committed': 'blinded',
  /** The assignment from which a judge stepped back. */
  recusal: 'blinded',
  /** The confirmed void. */
  void: 'blinded',
  /** The Merkle root of the contest's entries and ratings. */
  'judging closed': 'public',
  /** SHA-256 of the ledger as first published. */
  'results published': 'public',
  /** The hash of the audit trail's last entry. */
  'audit trail': 'public',
  /** The root of the log's last head in a restored backup; everything signed since is lost. */
  'backup restored': 'public',
  /** The Ed25519 key that signs heads from now on. */
  'signing key': 'public',
} as const;
export type LogKind = keyof typeof logKinds;

export interface LogEntry {
  /** The UTC day of the event, such as 2025-11-23. Times would distinguish people. */
  day: string;
  kind: LogKind;
  /** Absent if it belongs to no contest. */
  season?: string;
  category?: string;
  /** 32 bytes in hexadecimal. */
  digest: string;
}

/**
 * Returns the digest of a private subject: SHA-256 of three lines. Only the people concerned learn
 * the salt, 16 random bytes in hexadecimal. Without it, nobody can match entries of the log with
 * rows of a published ledger, and so find ratings that were given together.
 */
export const blindedDigest = (subject: string, salt: string): string =>
  hashOfText(['meritum-log-digest/1', subject, salt].join('\n'));

/** The subject of the digest of `entry received`: the nomination and the version of its text. */
export const receivedSubject = (nominationId: string, version: string): string =>
  `${nominationId} ${version}`;

const encoder = new TextEncoder();

/** Returns the hash of an entry as a leaf of the log: of its canonical JSON as UTF-8 (RFC 6962, 2.1). */
export const leafOf = (entry: LogEntry): Uint8Array =>
  hashOfLeaf(encoder.encode(canonicalJson(entry)));
