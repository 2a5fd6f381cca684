import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, GridFSBucket, MongoClient, type ObjectId } from 'mongodb';
import { launchDatabase } from '../launch';

const FILE_BYTES = 600_000;

interface Entry {
  _id: string;
  key: string;
}

/** All acknowledged writes. */
class Ledger {
  readonly inserted = new Set<string>();
  readonly deleted = new Set<string>();
  readonly counted = new Map<string, number>();
  readonly files = new Map<ObjectId, string>();

  get acknowledged() {
    let counts = 0;
    for (const count of this.counted.values()) counts += count;
    return this.inserted.size + this.deleted.size + this.files.size + counts;
  }
}

const entriesOf = (db: Db) => db.collection<Entry>('entries');
const countersOf = (db: Db) => db.collection<{ _id: string; count: number }>('counters');
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/**
 * Kills the embedded server repeatedly while writers insert, delete, count and store files. Then
 * looks for every acknowledged write; `losses` names the missing ones.
 */
export async function crashLoop(options: {
  dataDir: string;
  kills: number;
  writers: number;
  /** Shortest and longest life of a server, in ms. */
  life: [number, number];
}): Promise<{ acknowledged: number; losses: string[] }> {
  const { dataDir, kills, writers, life } = options;
  const ledger = new Ledger();
  for (let kill = 0; kill < kills; kill++) {
    await withServer(dataDir, async (db, die) => {
      await entriesOf(db).createIndex({ key: 1 }, { unique: true });
      const writing = Array.from({ length: writers }, (_, at) => {
        if (at % 8 === 7) return untilGone(() => storeFile(db, ledger));
        if (at % 2) return untilGone(() => insertAndDelete(db, ledger));
        return untilGone(() => count(db, ledger, `${kill}-${at}`));
      });
      await sleep(life[0] + Math.random() * (life[1] - life[0]));
      await die();
      await Promise.all(writing);
    });
  }
  let losses: string[] = [];
  await withServer(dataDir, async (db) => {
    losses = [...(await lostEntries(db, ledger)), ...(await lostFiles(db, ledger))];
    for (const [_id, acknowledged] of ledger.counted) {
      const stored = (await countersOf(db).findOne({ _id }))?.count ?? 0;
      // The step during the kill may have happened or not.
      const right = stored === acknowledged || stored === acknowledged + 1;
      if (!right) losses.push(`counter ${_id}: ${stored} instead of ${acknowledged}`);
    }
  });
  return { acknowledged: ledger.acknowledged, losses };
}

async function withServer(
  dataDir: string,
  work: (db: Db, die: () => Promise<void>) => Promise<void>,
) {
  const database = await launchDatabase({ dataDir, only: 'embedded', log: () => {} });
  const client = new MongoClient(database.uri, {
    serverSelectionTimeoutMS: 1000,
    writeConcern: { w: 'majority', journal: true },
  });
  try {
    await work(client.db('crash'), async () => {
      process.kill(database.pid as number, 'SIGKILL');
      await client.close(true);
    });
  } finally {
    await client.close(true);
    await database.stop();
  }
}

async function untilGone(write: () => Promise<void>) {
  try {
    while (true) await write();
  } catch {
    // The server was killed; unacknowledged writes are not expected.
  }
}

async function insertAndDelete(db: Db, ledger: Ledger) {
  const _id = randomUUID();
  await entriesOf(db).insertOne({ _id, key: _id });
  ledger.inserted.add(_id);
  if (ledger.inserted.size % 5) return;
  ledger.inserted.delete(_id);
  await entriesOf(db).deleteOne({ _id });
  ledger.deleted.add(_id);
}

async function count(db: Db, ledger: Ledger, _id: string) {
  await countersOf(db).updateOne({ _id }, { $inc: { count: 1 } }, { upsert: true });
  ledger.counted.set(_id, (ledger.counted.get(_id) ?? 0) + 1);
}

async function storeFile(db: Db, ledger: Ledger) {
  const bytes = randomBytes(FILE_BYTES);
  const upload = new GridFSBucket(db).openUploadStream('file');
  await new Promise<void>((resolve, reject) => {
    upload.once('error', reject).once('finish', resolve).end(bytes);
  });
  ledger.files.set(upload.id, digest(bytes));
}

async function lostEntries(db: Db, { inserted, deleted }: Ledger) {
  // Documents and indexes are separate maps in the file: looked up by the index, both must be there.
  const key = { $in: [...inserted, ...deleted] };
  const stored = new Set((await entriesOf(db).find({ key }).toArray()).map(({ _id }) => _id));
  return [
    ...[...inserted].filter((_id) => !stored.has(_id)).map((_id) => `insert ${_id}`),
    ...[...deleted].filter((_id) => stored.has(_id)).map((_id) => `delete ${_id}`),
  ];
}

async function lostFiles(db: Db, { files }: Ledger) {
  const losses: string[] = [];
  for (const [id, expected] of files) {
    const parts: Buffer[] = [];
    try {
      for await (const part of new GridFSBucket(db).openDownloadStream(id)) parts.push(part);
      if (digest(Buffer.concat(parts)) !== expected) losses.push(`file ${id}: other bytes`);
    } catch (error) {
      losses.push(`file ${id}: ${error}`);
    }
  }
  return losses;
}
