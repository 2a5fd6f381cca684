import { crc32, inflateRawSync } from 'node:zlib';

export interface ZipMember {
  name: string;
  /** The larger of its stored and its stated size in bytes: the most that reading can cost. */
  bytes: number;
  /** Offsets of the directory entry, the local header and the content, and the content's length. */
  entryAt: number;
  localAt: number;
  contentAt: number;
  packed: number;
  /** Reads the content. Throws when it is damaged or not as long as stated. */
  read(): Buffer;
}

const signature = { end: 'PK\x05\x06', entry: 'PK\x01\x02', local: 'PK\x03\x04' };
const fixed = { end: 22, entry: 46, local: 30 };

function expectSignature(archive: Buffer, at: number, expected: string): void {
  if (archive.toString('latin1', at, at + 4) !== expected)
    throw new Error('Not an ordinary archive');
}

/**
 * The files that the directory of an archive lists (APPNOTE 4.3), read strictly: other programs
 * must not find other files in it. Throws for anything that word processors do not write: comments,
 * several disks, encryption, ZIP64, other compression, and names that differ between directory and
 * file.
 */
export function membersOf(archive: Buffer): ZipMember[] {
  const end = archive.length - fixed.end;
  expectSignature(archive, end, signature.end);
  const [count, size, start, comment] = [
    archive.readUInt16LE(end + 10),
    archive.readUInt32LE(end + 12),
    archive.readUInt32LE(end + 16),
    archive.readUInt16LE(end + 20),
  ];
  if (comment > 0 || start + size !== end) throw new Error('Not an ordinary archive');
  const members: ZipMember[] = [];
  let at = start;
  while (at < end) {
    expectSignature(archive, at, signature.entry);
    const [name, extra, remark] = [28, 30, 32].map((field) => archive.readUInt16LE(at + field));
    const after = at + fixed.entry + (name ?? 0);
    members.push(memberAt(archive, at, archive.subarray(at + fixed.entry, after)));
    at = after + (extra ?? 0) + (remark ?? 0);
  }
  if (at !== end || members.length !== count) throw new Error('Not an ordinary archive');
  return members;
}

/** The file whose directory entry begins at `at`. */
function memberAt(archive: Buffer, at: number, name: Buffer): ZipMember {
  const [flags, method] = [archive.readUInt16LE(at + 8), archive.readUInt16LE(at + 10)];
  const [crc, packed, size, local] = [16, 20, 24, 42].map((field) =>
    archive.readUInt32LE(at + field),
  ) as [number, number, number, number];
  expectSignature(archive, local, signature.local);
  const nameAt = local + fixed.local;
  const nameEnd = nameAt + archive.readUInt16LE(local + 26);
  const content = nameEnd + archive.readUInt16LE(local + 28);
  const isPlain = (flags & 1) === 0 && (method === 8 || (method === 0 && packed === size));
  const isSame = name.equals(archive.subarray(nameAt, nameEnd));
  if (!isPlain || !isSame || content + packed > archive.length)
    throw new Error('Not an ordinary archive');
  const stored = archive.subarray(content, content + packed);
  return {
    name: name.toString('utf8'),
    bytes: Math.max(packed, size),
    entryAt: at,
    localAt: local,
    contentAt: content,
    packed,
    read() {
      const content =
        method === 0 ? stored : inflateRawSync(stored, { maxOutputLength: size || 1 });
      if (content.length !== size || crc32(content) !== crc) throw new Error('A damaged file');
      return content;
    },
  };
}
