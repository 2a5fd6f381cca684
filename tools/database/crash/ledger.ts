import { createHash } from 'node:crypto';
import { type Collection, type Db, GridFSBucket, type ObjectId } from 'mongodb';

export interface Entry {
  _id: string;
  key: string;
  group: number;
  sequence: number;
}

/** What was acknowledged before a kill, and what was only tried: that may be there or not. */
export class Ledger {
  readonly inserted = new Map<string, number>();
  readonly deleted = new Set<string>();
  readonly updated = new Map<string, { tried: number; acknowledged: number }>();
  readonly files = new Map<ObjectId, string>();

  get acknowledged() {
    let updates = 0;
    for (const { acknowledged } of this.updated.values()) updates += acknowledged;
    return this.inserted.size + this.deleted.size + this.files.size + updates;
  }
}

export const entriesOf = (db: Db): Collection<Entry> => db.collection<Entry>('entries');
export const countersOf = (db: Db): Collection<{ _id: string; sequence: number }> =>
  db.collection('counters');
export const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Every acknowledged write that the database no longer has, and every broken index entry, a line each. */
export async function lossesOf(db: Db, ledger: Ledger): Promise<string[]> {
  return [
    ...(await lostEntries(db, ledger)),
    ...(await lostUpdates(db, ledger)),
    ...(await lostFiles(db, ledger)),
  ];
}

async function lostEntries(db: Db, { inserted, deleted }: Ledger) {
  const losses: string[] = [];
  const stored = new Map((await entriesOf(db).find().toArray()).map((each) => [each._id, each]));
  for (const id of inserted.keys()) {
    if (!stored.has(id) && !deleted.has(id)) losses.push(`insert ${id}`);
  }
  for (const id of deleted) if (stored.has(id)) losses.push(`delete ${id}`);
  // Documents and indexes are separate maps in the file: they must not have come apart.
  const keys = [...stored.values()].map(({ key }) => key);
  for (let at = 0; at < keys.length; at += 1000) {
    const some = keys.slice(at, at + 1000);
    const found = await entriesOf(db).countDocuments({ key: { $in: some } });
    if (found !== some.length) losses.push(`${some.length - found} keys of the unique index`);
  }
  for (const group of new Set(inserted.values())) {
    const found = await entriesOf(db).countDocuments({ group });
    const all = [...stored.values()].filter((each) => each.group === group).length;
    if (found !== all) losses.push(`group ${group} has ${found} by the index, ${all} in all`);
  }
  return losses;
}

async function lostUpdates(db: Db, { updated }: Ledger) {
  const losses: string[] = [];
  for (const [_id, { acknowledged, tried }] of updated) {
    const sequence = (await countersOf(db).findOne({ _id }))?.sequence ?? 0;
    if (sequence < acknowledged || sequence > tried) {
      losses.push(`update ${_id}: ${sequence} is not between ${acknowledged} and ${tried}`);
    }
  }
  return losses;
}

async function lostFiles(db: Db, { files }: Ledger) {
  const losses: string[] = [];
  for (const [id, expected] of files) {
    const parts: Buffer[] = [];
    try {
      for await (const part of new GridFSBucket(db).openDownloadStream(id)) parts.push(part);
    } catch (error) {
      losses.push(`file ${id}: ${error}`);
      continue;
    }
    if (digest(Buffer.concat(parts)) !== expected) losses.push(`file ${id}: other bytes`);
  }
  return losses;
}
