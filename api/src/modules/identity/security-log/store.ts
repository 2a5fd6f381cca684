import type { SecurityEvent } from '@meritum/shared/contracts/security-log';
import { type Collections, defineStore, personal } from '../../../composition/define-store';
import type { MailRequest } from '../../mail/request';
import type { SecurityEntry } from './entry';

/** The only reader and writer of `securityLog`. */
export interface SecurityLogStore {
  add(entry: SecurityEntry): Promise<void>;
  /** Adds one to the entry `_id`; returns its count. */
  countUp(entry: Omit<SecurityEntry, 'count' | 'owedMails'>): Promise<number>;
  owe(entryId: string, mail: MailRequest): Promise<void>;
  /** Latest first. */
  of(accountId: string, most?: number): Promise<SecurityEntry[]>;
  countSince(accountId: string, event: SecurityEvent, since: Date): Promise<number>;
  removeAll(accountId: string): Promise<void>;
  /** Removes entries that are too old. */
  sweep(now: Date): Promise<number>;
}

function open(db: Collections<'securityLog'>): SecurityLogStore {
  const log = db.collection<SecurityEntry>('securityLog');
  return {
    add: async (entry) => void (await log.insertOne(entry)),
    async countUp({ _id, at, ...entry }) {
      const update = { $inc: { count: 1 }, $max: { at }, $setOnInsert: entry };
      const options = { upsert: true, returnDocument: 'after' } as const;
      return (await log.findOneAndUpdate({ _id }, update, options))?.count ?? 0;
    },
    owe: async (_id, mail) => void (await log.updateOne({ _id }, { $push: { owedMails: mail } })),
    of: (accountId, most = 0) =>
      log.find({ accountId }).sort({ at: -1, _id: 1 }).limit(most).toArray(),
    countSince: (accountId, event, since) =>
      log.countDocuments({ accountId, event, at: { $gt: since } }),
    removeAll: async (accountId) => void (await log.deleteMany({ accountId })),
    sweep: async (now) => (await log.deleteMany({ expiresAt: { $lte: now } })).deletedCount,
  };
}

export const securityLogStore = defineStore({
  contents: {
    securityLog: {
      holds: 'Sign-ins, failed attempts and changes, for the owner',
      refersTo: { accountId: 'accounts' },
    },
  },
  collections: { securityLog: [{ key: { accountId: 1, at: -1 } }, { key: { expiresAt: 1 } }] },
  personalData: personal,
  pendingMails: ['securityLog'],
  open,
});
