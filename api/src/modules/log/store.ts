import { type Collections, defineStore, personal } from '../../composition/define-store';
import { insertUnlessTaken, isDuplicateKey } from '../../platform/mongo/duplicate-key';
import type { LoggedEntry, StoredHead, StoredStamp } from './logged';

/** The only reader and writer of the public log. Both collections are append-only; a head's stamp is added once. */
export interface LogStore {
  /** Appends entries in their order, up to the first whose position or source is taken. */
  append(entries: readonly LoggedEntry[]): Promise<void>;
  /** Entries from a position on, or up to below another one, in order. */
  entries(from: number, below?: number): Promise<LoggedEntry[]>;
  /** Entries of a kind, in order. */
  ofKind(kind: LoggedEntry['entry']['kind']): Promise<LoggedEntry[]>;
  ofOwner(accountId: string): Promise<LoggedEntry[]>;
  /** Forgets what the digests of the owner's entries were made from; the entries stay. */
  forget(accountId: string): Promise<void>;
  lastHead(): Promise<StoredHead | null>;
  addHead(head: StoredHead): Promise<void>;
  /** Heads signed from a moment on, at most so many, the oldest first. */
  headsSince(at: string, most: number): Promise<StoredHead[]>;
  /** At most so many heads that have no stamp, the oldest first. */
  headsWithoutStamp(most: number): Promise<StoredHead[]>;
  /** Adds a stamp unless the head has one; the first of several processes does. */
  addStamp(head: StoredHead, stamp: StoredStamp): Promise<void>;
}

const inTime = { at: 1, size: 1 } as const;

function open(db: Collections<'log' | 'logHeads'>): LogStore {
  const log = db.collection<LoggedEntry>('log');
  const heads = db.collection<StoredHead>('logHeads');
  return {
    async append(entries) {
      if (entries.length === 0) return;
      try {
        await log.insertMany([...entries], { ordered: true });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
    entries: (from, below = Number.MAX_SAFE_INTEGER) =>
      log
        .find({ _id: { $gte: from, $lt: below } })
        .sort({ _id: 1 })
        .toArray(),
    ofKind: (kind) => log.find({ 'entry.kind': kind }).sort({ _id: 1 }).toArray(),
    ofOwner: (accountId) => log.find({ 'blind.owner': accountId }).sort({ _id: 1 }).toArray(),
    forget: async (accountId) =>
      void (await log.updateMany({ 'blind.owner': accountId }, { $unset: { blind: '' } })),
    lastHead: () => heads.findOne({}, { sort: { size: -1, at: -1 } }),
    addHead: async (head) => void (await insertUnlessTaken(heads, head)),
    headsSince: (at, most) =>
      heads.find({ at: { $gte: at } }, { sort: inTime, limit: most }).toArray(),
    headsWithoutStamp: (most) =>
      heads.find({ stamp: { $exists: false } }, { sort: inTime, limit: most }).toArray(),
    addStamp: async ({ _id }, stamp) =>
      void (await heads.updateOne({ _id, stamp: { $exists: false } }, { $set: { stamp } })),
  };
}

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
  open,
});
