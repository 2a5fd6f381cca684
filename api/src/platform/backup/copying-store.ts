import { createHash } from 'node:crypto';
import { BSON, type ClientSession, type Collection, type Db, type MongoClient } from 'mongodb';
import type { Copied } from './archive';
import { piecesOfFiles } from './order';

/** Only this reads and writes collections of all modules, and only as bytes. */
export interface CopyingStore {
  /** Names of all collections. */
  names(): Promise<string[]>;
  /** Whether the server can read all collections at one moment. */
  readsAtOneMoment(): Promise<boolean>;
  /** Every document of the collections, one after the other; at one moment if the server can. */
  documents(names: readonly string[], atOneMoment: boolean): AsyncGenerator<Copied>;
  /**
   * The pieces of a file, then their SHA-256; null when the file is not, or no longer, complete,
   * whatever was yielded before.
   */
  pieces(file: FileRecord): AsyncGenerator<Copied, string | null>;
  /** The records of all files. */
  files(): Promise<FileRecord[]>;
  /** Whether no collection has a document. */
  isEmpty(): Promise<boolean>;
  /** Writes what is given, in portions. */
  write(documents: AsyncIterable<Copied>): Promise<void>;
}

/** What GridFS keeps of a file. */
export interface FileRecord {
  _id: unknown;
  length: number;
}

/** Portions in which documents are read and written. */
const portion = { documents: 500, bytes: 8_388_608 };

const wholeBson = { promoteValues: false, bsonRegExp: true } as const;

/** The record of a copied file. */
export const fileRecordIn = ({ bson }: Copied): FileRecord => {
  const { _id, length } = BSON.deserialize(bson);
  return { _id, length };
};

/** The file that a copied piece belongs to. */
export const fileOfPiece = ({ bson }: Copied): string => String(BSON.deserialize(bson).files_id);

type Raw = Uint8Array & BSON.Document;

export function copyingStore(client: MongoClient, db: Db): CopyingStore {
  const names = async () => (await db.listCollections().toArray()).map(({ name }) => name);

  /** By id, so that a document that is removed and written again meanwhile comes once. */
  const all = (name: string, session?: ClientSession): AsyncIterable<Raw> =>
    db
      .collection<Raw>(name)
      .find(
        {},
        { raw: true, sort: { _id: 1 }, batchSize: portion.documents, ...(session && { session }) },
      );

  return {
    names,
    async readsAtOneMoment() {
      const { setName, msg } = await client.db('admin').command({ hello: 1 });
      return setName !== undefined || msg === 'isdbgrid';
    },
    async *documents(collections, atOneMoment) {
      const session = atOneMoment ? client.startSession({ snapshot: true }) : undefined;
      try {
        for (const collection of collections)
          for await (const bson of all(collection, session)) yield { collection, bson };
      } finally {
        await session?.endSession();
      }
    },
    async *pieces({ _id, length }) {
      const found = db
        .collection<Raw>(piecesOfFiles)
        .find({ files_id: _id }, { raw: true, sort: { n: 1 }, batchSize: 4 });
      const hash = createHash('sha256');
      let [next, bytes] = [0, 0];
      for await (const bson of found) {
        const { n, data } = BSON.deserialize(bson);
        if (Number(n) !== next) return null;
        next += 1;
        bytes += data.buffer.length;
        hash.update(data.buffer);
        yield { collection: piecesOfFiles, bson };
      }
      return bytes === length ? hash.digest('hex') : null;
    },
    files: () =>
      db.collection('documentFiles.files').find<FileRecord>({}).sort({ _id: 1 }).toArray(),
    async isEmpty() {
      for (const name of await names())
        if (await db.collection(name).findOne({}, { projection: { _id: 1 } })) return false;
      return true;
    },
    async write(documents) {
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
