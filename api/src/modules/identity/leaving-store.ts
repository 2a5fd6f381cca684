import type { Db } from 'mongodb';
import type { Account } from './account';
import type { LeavingAccount, LeavingStore } from './leaving';

export function leavingStore(db: Db): LeavingStore {
  const accounts = db.collection<Account>('accounts');
  const leaving = db.collection<LeavingAccount>('accounts');
  return {
    async begin({ _id, email, credentials }, since) {
      const { matchedCount } = await accounts.updateOne(
        { _id, credentials, leaving: { $exists: false } },
        {
          $set: { leaving: { since, email } },
          $unset: { passwordHash: '', google: '', passwordChangedAt: '' },
          $inc: { credentials: 1 },
        },
      );
      return matchedCount === 1;
    },
    byId: (_id) => leaving.findOne({ _id, leaving: { $exists: true } }),
    all: () =>
      leaving
        .find({ leaving: { $exists: true } })
        .sort({ 'leaving.since': 1 })
        .toArray(),
    blank: async (_id) =>
      void (await leaving.updateOne(
        { _id },
        { $set: { email: `erased:${_id}`, displayName: '', 'leaving.email': '' } },
      )),
    remove: async (_id) => void (await leaving.deleteOne({ _id, leaving: { $exists: true } })),
  };
}
