import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { decrypted, encrypted } from './age';

/** A state of the audit trail: number of entries, and the last one's hash. */
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
  /** When copying began, in ISO 8601; all earlier writes are in the archive. */
  at: string;
  /** `moment`: all collections at one moment; `sequence`: in turn, see `order.ts`. */
  read: 'moment' | 'sequence';
  /** The head when copying began; null before the first entry. */
  auditHead: AuditHead | null;
  logHead: SignedLog | null;
  /** The archive with the remaining files; null when this one has all. */
  base: string | null;
}

export interface ArchiveEnd {
  /** SHA-256 of each file in this archive, by its id. */
  files: Readonly<Record<string, string>>;
  /** Files removed while they were copied. */
  removed: readonly string[];
}

/** A document as BSON, with its collection. */
export interface CopiedDocument {
  collection: string;
  bson: Uint8Array;
}

/**
 * A frame is its kind, the length of its content in four bytes, and the content: JSON, the name of
 * a collection, or a document. The encryption proves that no frame is missing.
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
  /** Called after all documents. */
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

/** Writes an archive that each recipient can open. Throws when the file exists. */
export async function writeArchive(
  path: string,
  recipients: readonly string[],
  content: Content,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    Readable.from(frames(content)),
    // Fastest level, because most bytes are compressed documents.
    createGzip({ level: constants.Z_BEST_SPEED }),
    async function* (compressed) {
      for await (const chunk of encrypted(compressed, recipients)) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
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
  for await (const chunk of plain) {
    held = Buffer.concat([held, chunk]);
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
 * @throws Error when it was made for another key, is damaged or incomplete; only its end proves
 * that it is complete
 */
export async function* readArchive(path: string, identity: string): AsyncGenerator<ArchivePart> {
  const plain = createGunzip({ chunkSize: unpackedBytes });
  const reading = pipeline(
    createReadStream(path),
    (file: AsyncIterable<Uint8Array>) => decrypted(file, identity),
    plain,
  );
  // Ignored here, because the stream and the last await report the failure.
  reading.catch(() => {});
  try {
    yield* partsIn(plain);
    await reading;
  } finally {
    // A reader can stop before the end.
    plain.destroy();
  }
}
