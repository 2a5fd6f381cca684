import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { ZipFile } from 'yazl';

/** A file of at least `bytes` bytes that starts with `start`. */
function padded(start: Buffer, bytes: number): Buffer {
  const file = Buffer.alloc(Math.max(bytes, start.length), '\n');
  start.copy(file);
  return file;
}

export const pdfFile = (bytes = 2_000) => padded(Buffer.from('%PDF-1.7\n%äöüß\n'), bytes);

export const pngFile = () =>
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

export const jpegFile = () =>
  Buffer.from(
    `/9j/2wBDAP${'/'.repeat(86)}2wBDAf${'/'.repeat(86)}wgARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUAQEAAAAAAAAAAAAAAAAAAAAB/9oADAMBAAIQAxAAAACQn//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAT8Af//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQIBAT8Af//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQMBAT8Af//Z`,
    'base64',
  );

/** A compound file as written by Word before 2007, optionally with a stream's directory entry. */
export function docFile({ stream = '', at = 1_024 } = {}): Buffer {
  const file = padded(Buffer.from('d0cf11e0a1b11ae1', 'hex'), at + 1_024);
  if (!stream) return file;
  const entry = Buffer.alloc(128);
  entry.write(stream, 'utf16le');
  entry.writeUInt16LE(2 * (stream.length + 1), 64);
  entry.writeUInt8(2, 66);
  entry.copy(file, at);
  return file;
}

/** A Windows program. */
export const exeFile = () => padded(Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), 2_048);

const contentTypes = (main: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`;

/** A Word document, optionally with macros. */
export function docxFile(kind: 'plain' | 'macros' | 'hidden macros' = 'plain'): Buffer {
  const main =
    kind !== 'macros'
      ? 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
      : 'application/vnd.ms-word.document.macroEnabled.main+xml';
  return zip({
    '[Content_Types].xml': contentTypes(main),
    'word/document.xml': '<document/>',
    ...(kind === 'hidden macros' && { 'word/VbaProject.bin': 'Sub AutoOpen' }),
  });
}

/** The part of a Word document that names its type. */
export const wordTypes = contentTypes(
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
);

/** A Word document with these relationships. */
export const docxWith = (relationships: string, name = 'word/_rels/document.xml.rels') =>
  zip({
    '[Content_Types].xml': wordTypes,
    'word/document.xml': '<document/>',
    [name]: relationships,
  });

/** An archive as word processors write it. */
export function packed(parts: Record<string, string | Buffer>, options = {}): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, content] of Object.entries(parts))
    archive.addBuffer(Buffer.from(content), name, options);
  archive.end();
  return buffer(archive.outputStream);
}

/** An archive of uncompressed entries. */
export function zip(entries: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const content = Buffer.from(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), content]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    central.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, tail, Buffer.from(name)]),
    );
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(central.length, 8);
  end.writeUInt16LE(central.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}
