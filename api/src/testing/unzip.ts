import { inflateRawSync } from 'node:zlib';

/** The files of one of our zip archives by name; sizes are read from the directory. */
export function unzip(archive: Buffer): Record<string, Buffer> {
  const end = archive.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const files: Record<string, Buffer> = {};
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const method = archive.readUInt16LE(at + 10);
    const size = archive.readUInt32LE(at + 20);
    const [name, extra, comment] = [28, 30, 32].map((field) => archive.readUInt16LE(at + field));
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = archive.subarray(start, start + size);
    files[archive.toString('utf8', at + 46, at + 46 + (name ?? 0))] =
      method === 0 ? content : inflateRawSync(content);
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}
