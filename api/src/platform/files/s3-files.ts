import { Readable } from 'node:stream';
import { chunkBytes, type FileId, type Files } from './files';
import { type ObjectStore, s3Client } from './s3-client';

/** The last object of a file that is written: without it the file does not exist. */
interface FileRecord {
  path: string;
  pieces: number;
}

const fileOf = (id: FileId) => `files/${id.toHexString()}/`;
const chunksOf = (name: string) => `pieces/${name}/`;

/** How many pieces of a file are fetched at a time. */
const ahead = 4;

/** Splits into pieces of {@link chunkBytes} at most, and at least one byte. */
async function* inChunks(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let kept: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of content) {
    kept.push(part);
    bytes += part.length;
    if (bytes < chunkBytes) continue;
    const all = Buffer.concat(kept);
    const whole = bytes - (bytes % chunkBytes);
    for (let at = 0; at < whole; at += chunkBytes) yield all.subarray(at, at + chunkBytes);
    kept = [all.subarray(whole)];
    bytes -= whole;
  }
  if (bytes > 0) yield Buffer.concat(kept);
}

/**
 * Files in an object store by the S3 protocol. A file is `files/<id>/<number>` and its record;
 * pieces are `pieces/<name>/<number>`. Assembling copies them within the store, so that nothing
 * that writes pieces can reach a file. Files that the store lacks are read from `former`, which is
 * never written.
 */
export function s3Files(store: ObjectStore, former: Files): Files {
  const s3 = s3Client(store);
  const putRecord = (id: FileId, record: FileRecord) =>
    s3.put(`${fileOf(id)}record`, Buffer.from(JSON.stringify(record)));
  const remove = async (id: FileId) => {
    await s3.removeAll(fileOf(id));
    await former.remove(id);
  };

  async function* contentOf(id: FileId): AsyncGenerator<Buffer> {
    const stored = await s3.get(`${fileOf(id)}record`);
    if (!stored) return yield* former.read(id);
    const { pieces }: FileRecord = JSON.parse(stored.toString());
    for (let from = 0; from < pieces; from += ahead) {
      const count = Math.min(ahead, pieces - from);
      const keys = Array.from({ length: count }, (_, n) => `${fileOf(id)}${from + n}`);
      for (const chunk of await Promise.all(keys.map((key) => s3.get(key)))) {
        if (!chunk) throw new Error(`The object store lost a piece of file ${id.toHexString()}.`);
        yield chunk;
      }
    }
  }

  return {
    async write(id, path, content) {
      try {
        let pieces = 0;
        for await (const chunk of inChunks(content))
          await s3.put(`${fileOf(id)}${pieces++}`, chunk);
        await putRecord(id, { path, pieces });
      } catch (error) {
        await remove(id);
        throw error;
      }
    },
    async putChunks(name, from, added) {
      // For stores that ignore the condition of `putNew`; only a race of two writers stays.
      const there = new Set(await s3.list(chunksOf(name)));
      await Promise.all(
        added.map(async (chunk, index) => {
          const key = `${chunksOf(name)}${from + index}`;
          if (!there.has(key)) await s3.putNew(key, chunk);
        }),
      );
    },
    removeChunks: (name) => s3.removeAll(chunksOf(name)),
    async assemble(id, path, { name, bytes, bytesPerChunk }) {
      const pieces = Math.ceil(bytes / bytesPerChunk);
      const numbers = Array.from({ length: pieces }, (_, n) => n);
      const copied = await Promise.all(
        numbers.map((n) => s3.copy(`${chunksOf(name)}${n}`, `${fileOf(id)}${n}`)),
      );
      if (copied.includes(false)) {
        await remove(id);
        return false;
      }
      await putRecord(id, { path, pieces });
      return true;
    },
    read: (id) => Readable.from(contentOf(id), { objectMode: false, highWaterMark: chunkBytes }),
    remove,
  };
}
