import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { decrypted, encrypted } from './age';

/** A point of the audit trail: how many entries, and the hash of the last. */
interface AuditHead {
  seq: number;
  hash: string;
}

interface SignedLog {
  size: number;
  /** In hexadecimal. */
  root: string;
}

export const archiveFormat = 'meritum-backup/2';

export interface ArchiveHeader {
  format: typeof archiveFormat;
  id: string;
  /** When copying began, in ISO 8601; everything that was saved before is in the archive. */
  at: string;
  /** `moment`: all collections at one moment; `sequence`: one after the other, in `order.ts`. */
  read: 'moment' | 'sequence';
  /** When copying began; null before the first entry or head. */
  auditHead: AuditHead | null;
  logHead: SignedLog | null;
  /** The archive that has the other files; null when this one has all. */
  base: string | null;
}

export interface ArchiveEnd {
  /** SHA-256 of each file in this archive, by its id. */
  files: Readonly<Record<string, string>>;
  /** Files that were removed while they were copied. */
  removed: readonly string[];
}

/** A stored document as BSON, with its collection. */
export interface CopiedDocument {
  collection: string;
  bson: Uint8Array;
}

/**
 * A frame is its kind, the length of its content in four bytes, and the content: JSON for header and
 * end, the name of a collection, or a document. The encryption proves that no frame is missing.
 */
const kinds = { header: 'H', collection: 'C', document: 'D', end: 'E' } as const;
type Kind = (typeof kinds)[keyof typeof kinds];

const headBytes = 5;

function frame(kind: Kind, content: Uint8Array | string): Buffer {
  const bytes = Buffer.from(content);
  const head = Buffer.alloc(headBytes);
  head.write(kind, 'latin1');
  head.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

interface Content {
  header: ArchiveHeader;
  documents: AsyncIterable<CopiedDocument>;
  /** Called once all documents are read. */
  end(): ArchiveEnd;
}

async function* frames({ header, documents, end }: Content): AsyncGenerator<Buffer> {
  let current: string | undefined;
  yield frame(kinds.header, JSON.stringify(header));
  for await (const { collection, bson } of documents) {
    if (collection !== current) yield frame(kinds.collection, collection);
    current = collection;
    yield frame(kinds.document, bson);
  }
  yield frame(kinds.end, JSON.stringify(end()));
}

/** Writes an archive that each of the recipients can open. Throws when the file exists. */
export async function writeArchive(
  path: string,
  recipients: readonly string[],
  content: Content,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    Readable.from(frames(content)),
    // Most bytes are of documents that are compressed already.
    createGzip({ level: constants.Z_BEST_SPEED }),
    async function* (compressed) {
      for await (const piece of encrypted(compressed, recipients)) {
        hash.update(piece);
        bytes += piece.length;
        yield piece;
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return { bytes, sha256: hash.digest('hex') };
}

export type ArchivePart = { header: ArchiveHeader } | CopiedDocument | { end: ArchiveEnd };

const malformed = () => new Error('This file was not written by backup.');

async function* framesIn(plain: AsyncIterable<Buffer>) {
  let held = Buffer.alloc(0);
  for await (const piece of plain) {
    held = Buffer.concat([held, piece]);
    while (held.length >= headBytes) {
      const end = headBytes + held.readUInt32BE(1);
      if (held.length < end) break;
      yield { kind: held.toString('latin1', 0, 1), content: held.subarray(headBytes, end) };
      held = held.subarray(end);
    }
  }
  if (held.length > 0) throw malformed();
}

async function* partsIn(plain: AsyncIterable<Buffer>): AsyncGenerator<ArchivePart> {
  let collection = '';
  for await (const { kind, content } of framesIn(plain)) {
    if (kind === kinds.header) {
      const header: ArchiveHeader = JSON.parse(content.toString());
      if (header.format !== archiveFormat)
        throw new Error('The archive was written by a version that this one cannot read.');
      yield { header };
    } else if (kind === kinds.collection) collection = content.toString();
    else if (kind === kinds.document) yield { collection, bson: content };
    else if (kind === kinds.end) yield { end: JSON.parse(content.toString()) };
    else throw malformed();
  }
}

/** About the size of the largest documents. */
const unpackedBytes = 1_048_576;

/**
 * Reads an archive.
 * @throws Error when it was made for another key, is damaged or is not complete; only after the last
 *   part is it certain that it is whole
 */
export async function* readArchive(path: string, identity: string): AsyncGenerator<ArchivePart> {
  const plain = createGunzip({ chunkSize: unpackedBytes });
  const reading = pipeline(
    createReadStream(path),
    (file: AsyncIterable<Uint8Array>) => decrypted(file, identity),
    plain,
  );
  // The stream and the last await report the failure.
  reading.catch(() => {});
  try {
    yield* partsIn(plain);
    await reading;
  } finally {
    // A reader may stop before the end.
    plain.destroy();
  }
}
