import { crc32 } from 'node:zlib';
import { membersOf } from '../zip';

/** Empty parts that replace the properties of a .docx. */
const empty: Record<string, string> = {
  'docProps/core.xml':
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"/>',
  'docProps/app.xml':
    '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"/>',
  'docProps/custom.xml':
    '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties"/>',
};

const hasDescriptor = 8;

/**
 * A copy of a .docx without its properties: author, company, title. Each part keeps its place and
 * length in the archive. Names inside the text stay, such as comments' authors.
 */
export function cleanDocx(original: Buffer): Buffer {
  const file = Buffer.from(original);
  for (const { name, entryAt, localAt, contentAt, packed } of membersOf(original)) {
    const text = empty[name];
    if (text === undefined || text.length > packed) continue;
    const content = Buffer.from(text.padEnd(packed));
    content.copy(file, contentAt);
    for (const [flags, method, crc, sizes] of [
      [entryAt + 8, entryAt + 10, entryAt + 16, entryAt + 20],
      [localAt + 6, localAt + 8, localAt + 14, localAt + 18],
    ] as const) {
      file.writeUInt16LE(file.readUInt16LE(flags) & ~hasDescriptor, flags);
      file.writeUInt16LE(0, method);
      file.writeUInt32LE(crc32(content), crc);
      file.writeUInt32LE(packed, sizes);
      file.writeUInt32LE(packed, sizes + 4);
    }
  }
  return file;
}

/** Formats of the two property sets of older Office files ([MS-OLEPS] 2.25). */
const propertySets = ['e0859ff2f94f6810ab9108002b27b3d9', '02d5cdd59c2e1b10939708002b2cf9ae'].map(
  (format) => Buffer.from(format, 'hex'),
);
const headerBytes = 28;
const maxProperties = 200;
/** Property types of texts: in a code page, and in UTF-16. */
const texts: Record<number, number> = { 30: 1, 31: 2 };

/** A copy of a .doc whose properties hold no texts: author, company, title. */
export function cleanDoc(original: Buffer): Buffer {
  const file = Buffer.from(original);
  for (const format of propertySets) {
    const at = file.indexOf(format);
    if (at < headerBytes) continue;
    try {
      const set = at - headerBytes + file.readUInt32LE(at + format.length);
      const count = Math.min(file.readUInt32LE(set + 4), maxProperties);
      for (let index = 0; index < count; index++) {
        const property = set + file.readUInt32LE(set + 12 + 8 * index);
        const width = texts[file.readUInt32LE(property)];
        const length = (width ?? 0) * file.readUInt32LE(property + 4);
        file.fill(0, property + 8, Math.min(property + 8 + length, file.length));
      }
    } catch {
      // The file is cut short, so nothing more follows.
    }
  }
  return file;
}
