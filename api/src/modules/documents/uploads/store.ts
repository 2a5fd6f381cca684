import { partBytes } from '@meritum/shared/contracts/uploads';
import { type Collections, defineStore, personal } from '../../../module-kit/define-store';
import type { Files } from '../../../platform/files/files';
import { insertUnlessTaken } from '../../../platform/mongo/duplicate-key';
import { hasMatched } from '../../../platform/mongo/matched';
import type { PartialUpload } from './upload';

interface Arrived {
  upload: PartialUpload;
  content: Buffer;
  at: Date;
}

export interface NextPart {
  accountId: string;
  uploadId: string;
  offset: number;
  /** Length of the part. */
  bytes: number;
}

function inParts(content: Buffer): Buffer[] {
  const count = Math.ceil(content.length / partBytes);
  return Array.from({ length: count }, (_, n) =>
    content.subarray(n * partBytes, (n + 1) * partBytes),
  );
}

/** Parts that have arrived are chunks in `files`, under the id of their upload. */
function createStore(db: Collections<'uploads'>, files: Files) {
  const uploads = db.collection<PartialUpload>('uploads');
  const isUnderWay = async (_id: string) =>
    (await uploads.findOne({ _id, documentId: null })) !== null;
  return {
    /** False when another upload has taken its slot. */
    insert: (upload: PartialUpload) => insertUnlessTaken(uploads, upload),
    findByOwner: (accountId: string, _id: string) => uploads.findOne({ _id, accountId }),
    /** All of the owner's uploads, newest first. */
    listByOwner: (accountId: string) =>
      uploads.find({ accountId }).sort({ startedAt: -1, _id: 1 }).toArray(),
    listStartedBefore: (then: Date) => uploads.find({ startedAt: { $lt: then } }).toArray(),
    /** Unfinished uploads without a part since then, longest idle first. */
    listSilentSince: (then: Date) =>
      uploads
        .find({ documentId: null, lastPartAt: { $lt: then } })
        .sort({ lastPartAt: 1, _id: 1 })
        .toArray(),
    async sumReservedBytes() {
      const [sum] = await uploads
        .aggregate<{ bytes: number }>([
          { $match: { documentId: null, reserved: { $gt: 0 } } },
          { $group: { _id: null, bytes: { $sum: '$reserved' } } },
        ])
        .toArray();
      return sum?.bytes ?? 0;
    },
    /**
     * Reserves space for the owner's next part and returns the upload; null unless the part continues
     * it. Only the last may be shorter than `partBytes`, so that nobody fills the database with tiny
     * ones.
     */
    async reserve({ uploadId: _id, accountId, offset: received, bytes: length }: NextPart) {
      if (length === 0) return null;
      const end = received + length;
      const bytes = length < partBytes ? end : { $gte: end };
      const continued = { _id, accountId, received, bytes, documentId: null };
      return uploads.findOneAndUpdate(continued, { $set: { reserved: end } });
    },
    /** Releases the space reserved for a refused part. */
    release: async ({ _id, received }: PartialUpload) =>
      void (await uploads.updateOne({ _id, received }, { $set: { reserved: received } })),
    /**
     * Stores the next part; null when another was first, or when the upload has ended and the part is
     * removed again.
     */
    async append({ upload: { _id: uploadId, received: offset }, content, at }: Arrived) {
      const received = offset + content.length;
      await files.putChunks(uploadId, offset / partBytes, inParts(content));
      const stored = await uploads.findOneAndUpdate(
        { _id: uploadId, received: offset },
        { $set: { received, reserved: received, lastPartAt: at } },
        { returnDocument: 'after' },
      );
      // The upload ended while this part was being written, and nothing else would remove it.
      if (!stored && !(await isUnderWay(uploadId))) await files.removeChunks(uploadId);
      return stored;
    },
    /** Lets one request assemble the document; another may after `abandonedBefore`. */
    claim(_id: string, { now, abandonedBefore }: { now: Date; abandonedBefore: Date }) {
      const free = [{ storingSince: null }, { storingSince: { $lt: abandonedBefore } }];
      return hasMatched(
        uploads.updateOne({ _id, documentId: null, $or: free }, { $set: { storingSince: now } }),
      );
    },
    /** Records the document and removes the parts. */
    async finish(_id: string, documentId: string) {
      await uploads.updateOne({ _id }, { $set: { documentId, storingSince: null } });
      await files.removeChunks(_id);
    },
    async remove(_id: string) {
      await files.removeChunks(_id);
      await uploads.deleteOne({ _id });
    },
  };
}

/** The only reader and writer of uploads in parts. People read by owner. */
export const uploadsStore = defineStore({
  contents: {
    uploads: {
      holds: 'An upload in parts',
      refersTo: { accountId: 'accounts', documentId: 'documents' },
    },
  },
  collections: {
    uploads: [
      { key: { accountId: 1, startedAt: -1 } },
      { key: { startedAt: 1 } },
      { key: { documentId: 1, lastPartAt: 1 } },
      { key: { documentId: 1, reserved: 1 } },
      { key: { slot: 1 }, unique: true, sparse: true },
    ],
  },
  personalData: personal,
  createStore: (collections) => ({ over: (files: Files) => createStore(collections, files) }),
});

export type UploadsStore = ReturnType<typeof createStore>;
