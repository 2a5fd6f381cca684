import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { type Db, GridFSBucket, type GridFSBucketWriteStream, type ObjectId } from 'mongodb';

/** Bytes of one stored piece; uploads are written in pieces of this size. */
export const chunkBytes = 1_048_576;

export type FileId = ObjectId;

/** Large objects, streamed in and out; there is never a whole file in memory. */
export interface Files {
  /** Stores what `content` yields. When it fails, or the source does, nothing is kept. */
  write(id: FileId, path: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  read(id: FileId): Readable;
  /** Removes the file and every piece of it, also of one that was never finished. */
  remove(id: FileId): Promise<void>;
}

const bucketName = 'documentFiles';

/** GridFS with large pieces: a 10 MB upload costs half of what it does with the defaults. */
export function gridFiles(db: Db): Files {
  const bucket = new GridFSBucket(db, {
    bucketName,
    chunkSizeBytes: chunkBytes,
    writeConcern: { w: 'majority', journal: true },
  });
  const remove = async (id: FileId) => {
    await db.collection(`${bucketName}.files`).deleteOne({ _id: id });
    await db.collection(`${bucketName}.chunks`).deleteMany({ files_id: id });
  };
  return {
    async write(id, path, content) {
      const upload = bucket.openUploadStreamWithId(id, path);
      try {
        await writeAll(upload, content);
      } catch (error) {
        upload.destroy();
        await remove(id);
        throw error;
      }
    },
    read: (id) => bucket.openDownloadStream(id),
    remove,
  };
}

/**
 * Waits for each piece, unlike a pipeline: when the source fails no piece is still on its way to
 * the database, where it would arrive after the removal and stay for ever.
 */
async function writeAll(upload: GridFSBucketWriteStream, content: AsyncIterable<Uint8Array>) {
  const done = finished(upload);
  done.catch(() => {});
  for await (const piece of content) {
    await new Promise<void>((resolve, reject) => {
      upload.write(piece, (error) => (error ? reject(error) : resolve()));
    });
  }
  upload.end();
  await done;
}
