import { createHash } from 'node:crypto';
import { BSON, type ClientSession, type Collection, type Db, type MongoClient } from 'mongodb';
import type { CopiedDocument } from './archive';
import { chunksOfFiles } from './order';

export interface FileRecord {
  _id: unknown;
  length: number;
}

/** How many documents, and bytes, are read and written at a time. */
const portion = { documents: 500, bytes: 8_388_608 };

const wholeBson = { promoteValues: false, bsonRegExp: true } as const;

export const fileRecordIn = ({ bson }: CopiedDocument): FileRecord => {
  const { _id, length } = BSON.deserialize(bson);
  return { _id, length };
};

export const fileOfChunk = ({ bson }: CopiedDocument): string =>
  String(BSON.deserialize(bson).files_id);

type Raw = Uint8Array & BSON.Document;

/** Reads and writes the collections of all modules as bytes. */
export function copyingStore(client: MongoClient, db: Db) {
  const names = async () => (await db.listCollections().toArray()).map(({ name }) => name);

  /** By id, so that a document removed and written again meanwhile is read only once. */
  const all = (name: string, session?: ClientSession): AsyncIterable<Raw> =>
    db
      .collection<Raw>(name)
      .find(
        {},
        { raw: true, sort: { _id: 1 }, batchSize: portion.documents, ...(session && { session }) },
      );

  return {
    names,
    /** Whether the server can read all collections at one moment. */
    async readsAtOneMoment() {
      const { setName, msg } = await client.db('admin').command({ hello: 1 });
      return setName !== undefined || msg === 'isdbgrid';
    },
    /** Every document of the collections in turn; all at one moment if the server can. */
    async *documents(collections: readonly string[], atOneMoment: boolean) {
      const session = atOneMoment ? client.startSession({ snapshot: true }) : undefined;
      try {
        for (const collection of collections)
          for await (const bson of all(collection, session)) yield { collection, bson };
      } finally {
        await session?.endSession();
      }
    },
    /**
     * The chunks of a file, then their SHA-256; null when the file is incomplete, even after chunks
     * were yielded.
     */
    async *chunks({ _id, length }: FileRecord): AsyncGenerator<CopiedDocument, string | null> {
      const found = db
        .collection<Raw>(chunksOfFiles)
        .find({ files_id: _id }, { raw: true, sort: { n: 1 }, batchSize: 4 });
      const hash = createHash('sha256');
      let [next, bytes] = [0, 0];
      for await (const bson of found) {
        const { n, data } = BSON.deserialize(bson);
        if (Number(n) !== next) return null;
        next += 1;
        bytes += data.buffer.length;
        hash.update(data.buffer);
        yield { collection: chunksOfFiles, bson };
      }
      return bytes === length ? hash.digest('hex') : null;
    },
    files: () =>
      db.collection('documentFiles.files').find<FileRecord>({}).sort({ _id: 1 }).toArray(),
    /** Whether all collections are empty. */
    async isEmpty() {
      for (const name of await names())
        if (await db.collection(name).findOne({}, { projection: { _id: 1 } })) return false;
      return true;
    },
    async write(documents: AsyncIterable<CopiedDocument>) {
      let waiting: BSON.Document[] = [];
      let bytes = 0;
      let into: Collection | undefined;
      const flush = async () => {
        if (into && waiting.length > 0) await into.insertMany(waiting, { ordered: false });
        [waiting, bytes] = [[], 0];
      };
      for await (const { collection, bson } of documents) {
        const isOther = into?.collectionName !== collection;
        if (isOther || waiting.length >= portion.documents || bytes >= portion.bytes) await flush();
        if (isOther) into = db.collection(collection);
        waiting.push(BSON.deserialize(bson, wholeBson));
        bytes += bson.length;
      }
      await flush();
    },
  };
}

export type CopyingStore = ReturnType<typeof copyingStore>;
