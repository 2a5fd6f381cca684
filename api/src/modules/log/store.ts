import { type Collections, defineStore, personal } from '../../module-kit/define-store';
import { insertUnlessTaken, unlessTaken } from '../../platform/mongo/duplicate-key';
import type { LoggedEntry, StoredHead } from './logged';

function createStore(db: Collections<'log' | 'logHeads'>) {
  const log = db.collection<LoggedEntry>('log');
  const heads = db.collection<StoredHead>('logHeads');
  return {
    /** Appends entries in order, up to the first whose position or source is taken. */
    async append(entries: readonly LoggedEntry[]) {
      if (entries.length > 0) await unlessTaken(log.insertMany([...entries], { ordered: true }));
    },
    /** Entries from a position to before another one, in order. */
    listEntries: (from: number, below: number = Number.MAX_SAFE_INTEGER) =>
      log
        .find({ _id: { $gte: from, $lt: below } })
        .sort({ _id: 1 })
        .toArray(),
    /** Entries of a kind, in order. */
    listByKind: (kind: LoggedEntry['entry']['kind']) =>
      log.find({ 'entry.kind': kind }).sort({ _id: 1 }).toArray(),
    listByOwner: (accountId: string) =>
      log.find({ 'blind.owner': accountId }).sort({ _id: 1 }).toArray(),
    /** Erases the content of the digests of the owner's entries; the entries stay. */
    forget: async (accountId: string) =>
      void (await log.updateMany({ 'blind.owner': accountId }, { $unset: { blind: '' } })),
    findLastHead: () => heads.findOne({}, { sort: { size: -1, at: -1 } }),
    insertHead: async (head: StoredHead) => void (await insertUnlessTaken(heads, head)),
  };
}

/** The only reader and writer of the public log. Both collections are append-only. */
export const logStore = defineStore({
  contents: {
    log: {
      holds: 'The public log: what happened on which day, as digests',
      refersTo: { 'blind.owner': 'accounts' },
    },
    logHeads: { holds: 'Signed heads of the public log' },
  },
  collections: {
    log: [
      { key: { source: 1 }, unique: true },
      { key: { 'entry.kind': 1 } },
      { key: { 'blind.owner': 1 }, sparse: true },
    ],
    logHeads: [{ key: { size: 1, at: 1 } }],
  },
  personalData: personal,
  createStore,
});

export type LogStore = ReturnType<typeof logStore>;
