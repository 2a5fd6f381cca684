import { type Collections, defineStore, personal } from '../../composition/define-store';
import { insertUnlessTaken, unlessTaken } from '../../platform/mongo/duplicate-key';
import type { LoggedEntry, StoredHead, StoredStamp } from './logged';

const inTime = { at: 1, size: 1 } as const;

function createStore(db: Collections<'log' | 'logHeads'>) {
  const log = db.collection<LoggedEntry>('log');
  const heads = db.collection<StoredHead>('logHeads');
  return {
    /** Appends entries in their order, up to the first whose position or source is taken. */
    async append(entries: readonly LoggedEntry[]) {
      if (entries.length > 0) await unlessTaken(log.insertMany([...entries], { ordered: true }));
    },
    /** Entries from a position on, or up to below another one, in order. */
    entries: (from: number, below: number = Number.MAX_SAFE_INTEGER) =>
      log
        .find({ _id: { $gte: from, $lt: below } })
        .sort({ _id: 1 })
        .toArray(),
    /** Entries of a kind, in order. */
    ofKind: (kind: LoggedEntry['entry']['kind']) =>
      log.find({ 'entry.kind': kind }).sort({ _id: 1 }).toArray(),
    ofOwner: (accountId: string) =>
      log.find({ 'blind.owner': accountId }).sort({ _id: 1 }).toArray(),
    /** Forgets what the digests of the owner's entries were made from; the entries stay. */
    forget: async (accountId: string) =>
      void (await log.updateMany({ 'blind.owner': accountId }, { $unset: { blind: '' } })),
    lastHead: () => heads.findOne({}, { sort: { size: -1, at: -1 } }),
    addHead: async (head: StoredHead) => void (await insertUnlessTaken(heads, head)),
    /** Heads signed from a moment on, at most so many, the oldest first. */
    headsSince: (at: string, most: number) =>
      heads.find({ at: { $gte: at } }, { sort: inTime, limit: most }).toArray(),
    /** At most so many heads that have no stamp, the oldest first. */
    headsWithoutStamp: (most: number) =>
      heads.find({ stamp: { $exists: false } }, { sort: inTime, limit: most }).toArray(),
    /** Adds a stamp unless the head has one; the first of several processes does. */
    addStamp: async ({ _id }: StoredHead, stamp: StoredStamp) =>
      void (await heads.updateOne({ _id, stamp: { $exists: false } }, { $set: { stamp } })),
  };
}

/** The only reader and writer of the public log. Both collections are append-only; a head's stamp is added once. */
export const logStore = defineStore({
  contents: {
    log: {
      holds: 'The public log: what happened on which day, as digests',
      refersTo: { 'blind.owner': 'accounts' },
    },
    logHeads: { holds: 'Signed heads of the public log, with their time stamps' },
  },
  collections: {
    log: [
      { key: { source: 1 }, unique: true },
      { key: { 'entry.kind': 1 } },
      { key: { 'blind.owner': 1 }, sparse: true },
    ],
    logHeads: [{ key: { size: 1, at: 1 } }, { key: { at: 1, size: 1 } }],
  },
  personalData: personal,
  createStore,
});

export type LogStore = ReturnType<typeof logStore>;
