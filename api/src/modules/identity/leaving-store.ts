import { type Collections, defineStore, nothingPersonal } from '../../composition/define-store';
import type { Account } from './account';
import type { LeavingAccount, LeavingStore } from './leaving';

function open(db: Collections<'accounts'>): LeavingStore {
  const accounts = db.collection<Account>('accounts');
  const leaving = db.collection<LeavingAccount>('accounts');
  return {
    async begin({ _id, email, credentials }, since) {
      const { matchedCount } = await accounts.updateOne(
        { _id, credentials, leaving: { $exists: false } },
        {
          $set: { leaving: { since, email } },
          $unset: { passwordHash: '', google: '', passwordChangedAt: '', owedMails: '' },
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

export const leavingStore = defineStore({
  collections: { accounts: [{ key: { 'leaving.since': 1 }, sparse: true }] },
  holdsOfAPerson: nothingPersonal('a view of the accounts, whose own store speaks for them'),
  open,
});
