import type { SecurityEvent } from '@meritum/shared/contracts/security-log';
import { type Collections, defineStore, personal } from '../../../module-kit/define-store';
import type { MailRequest } from '../../../module-kit/mail-request';
import type { SecurityEntry } from './entry';

function createStore(db: Collections<'securityLog'>) {
  const log = db.collection<SecurityEntry>('securityLog');
  return {
    insert: async (entry: SecurityEntry) => void (await log.insertOne(entry)),
    /** Adds one to the entry `_id`; returns its count. */
    async increment({ _id, at, ...entry }: Omit<SecurityEntry, 'count' | 'pendingMails'>) {
      const update = { $inc: { count: 1 }, $max: { at }, $setOnInsert: entry };
      const options = { upsert: true, returnDocument: 'after' } as const;
      return (await log.findOneAndUpdate({ _id }, update, options))?.count ?? 0;
    },
    appendMail: async (_id: string, mail: MailRequest) =>
      void (await log.updateOne({ _id }, { $push: { pendingMails: mail } })),
    /** Latest first. */
    listByAccount: (accountId: string, max = 0) =>
      log.find({ accountId }).sort({ at: -1, _id: 1 }).limit(max).toArray(),
    countSince: (accountId: string, event: SecurityEvent, since: Date) =>
      log.countDocuments({ accountId, event, at: { $gt: since } }),
    removeAll: async (accountId: string) => void (await log.deleteMany({ accountId })),
  };
}

export const securityLogStore = defineStore({
  contents: {
    securityLog: {
      holds: 'Sign-ins, failed attempts and changes, for the owner',
      refersTo: { accountId: 'accounts' },
    },
  },
  collections: { securityLog: [{ key: { accountId: 1, at: -1 } }] },
  expiring: ['securityLog'],
  personalData: personal,
  pendingMails: ['securityLog'],
  createStore,
});

export type SecurityLogStore = ReturnType<typeof securityLogStore>;
