import * as z from 'zod/mini';
import { contestNames, inclusionProof } from './contests';

/** A number of entries, or a position, counted from 0. */
const position = z.string().check(z.regex(/^(0|[1-9]\d{0,8})$/, 'Use a whole number from 0'));

/** The most entries in one reply. */
export const maxLogEntries = 1_000;

/** From the first position to before the second. */
export const logEntriesQuery = z.object({ from: position, to: position });
/** Sizes of two heads, the smaller first. */
export const logConsistencyQuery = z.object({ first: position, second: position });
/** The position of an entry, and the size of a head that contains it. */
export const logInclusionQuery = z.object({ index: position, size: position });

const hash = z.string();

/** A signed state of the public log; its meaning is in `shared/merit/log/head.ts`. */
const logHead = z.object({
  size: z.int(),
  root: hash,
  at: z.iso.datetime(),
  keyId: z.string(),
  signature: z.string(),
});

export const logHeadReply = z.object({
  /** Null before the first head. */
  head: z.nullable(logHead),
  /** Every Ed25519 key that has signed heads, in hexadecimal. */
  keys: z.array(z.object({ id: z.string(), publicKey: z.string() })),
  /** Days on which a backup was restored, as the log records them. */
  restored: z.array(z.string()),
});
export type LogHeadReply = z.infer<typeof logHeadReply>;

const logEntry = z.object({
  day: z.string(),
  kind: z.string(),
  season: z.optional(z.string()),
  category: z.optional(z.string()),
  digest: hash,
});

/** Reply of `getLogEntries`: entries in the order of the log, up to its last head. */
export const logEntriesReply = z.object({ entries: z.array(logEntry) });
export type LogEntriesReply = z.infer<typeof logEntriesReply>;

/** Reply of `getLogConsistency`: the hashes of RFC 9162, 2.1.4. */
export const logConsistencyReply = z.object({ path: z.array(hash) });

/** Reply of `getLogInclusion`: the hashes of RFC 9162, 2.1.3. */
export const logInclusionReply = z.object({
  index: z.int(),
  size: z.int(),
  path: z.array(hash),
});

/** Reply of `getEntryReceipts`: one for each nomination under review. */
const entryReceiptsReply = z.object({
  /** The public log's last signed head as a line; empty before the first. */
  logHead: z.string(),
  receipts: z.array(
    z.object({
      ...contestNames,
      /** The entry's pseudonym in the ledger. */
      pseudonym: z.string(),
      /** Digest of the text that judges read. */
      version: z.string(),
      at: z.iso.datetime(),
      /** Ed25519 over the lines `meritum-entry-receipt/1`, pseudonym, version and time. */
      keyId: z.string(),
      signature: z.string(),
      /** Proves that the entry is under the root; null until judging is closed for good. */
      proof: z.nullable(inclusionProof),
    }),
  ),
});
export type EntryReceiptsReply = z.infer<typeof entryReceiptsReply>;

export const ownLogEntriesReply = z.object({
  entries: z.array(
    z.object({
      index: z.int(),
      entry: logEntry,
      /** The digest is the SHA-256 of the lines `meritum-log-digest/1`, subject and salt. */
      subject: z.string(),
      salt: z.string(),
    }),
  ),
});
export type OwnLogEntriesReply = z.infer<typeof ownLogEntriesReply>;
