import { randomBytes, randomUUID } from 'node:crypto';
import { type Db, GridFSBucket } from 'mongodb';
import { countersOf, digest, entriesOf, type Ledger } from './ledger';

const GROUPS = 7;
const FILE_BYTES = 600_000;

/** Keeps writing with so many writers at once until the server no longer answers. */
export async function writeUntilGone(db: Db, ledger: Ledger, writers: number) {
  const loops = Array.from({ length: writers }, (_, at) => {
    if (at % 8 === 7) return untilGone(() => storeFile(db, ledger));
    return at % 2 ? untilGone(() => insertAndDelete(db, ledger)) : counting(db, ledger, `w${at}`);
  });
  await Promise.all(loops);
}

async function untilGone(write: () => Promise<void>) {
  try {
    while (true) await write();
  } catch {
    // The server was killed. What it had not acknowledged isn't in the ledger.
  }
}

async function insertAndDelete(db: Db, ledger: Ledger) {
  const [_id, key] = [randomUUID(), randomUUID()];
  const group = ledger.inserted.size % GROUPS;
  const sequence = ledger.inserted.size;
  await entriesOf(db).insertOne({ _id, key, group, sequence });
  if (sequence % 5) {
    ledger.inserted.set(_id, group);
    return;
  }
  await entriesOf(db).deleteOne({ _id });
  ledger.deleted.add(_id);
}

/** One writer a counter: each acknowledged step must be seen after the kill. */
function counting(db: Db, ledger: Ledger, _id: string) {
  return untilGone(async () => {
    const count = ledger.updated.get(_id) ?? { tried: 0, acknowledged: 0 };
    ledger.updated.set(_id, count);
    if (count.tried > count.acknowledged) {
      // The step during the last kill may have happened or not.
      const stored = await countersOf(db).findOne({ _id });
      count.acknowledged = count.tried = stored?.sequence ?? 0;
    }
    count.tried += 1;
    const step = { $inc: { sequence: 1 } };
    await countersOf(db).updateOne({ _id }, step, { upsert: true });
    count.acknowledged = count.tried;
  });
}

async function storeFile(db: Db, ledger: Ledger) {
  const bytes = randomBytes(FILE_BYTES);
  const upload = new GridFSBucket(db).openUploadStream('file');
  await new Promise<void>((resolve, reject) => {
    upload.once('error', reject).once('finish', resolve).end(bytes);
  });
  ledger.files.set(upload.id, digest(bytes));
}
