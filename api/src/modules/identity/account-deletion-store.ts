import type { UpdateFilter } from 'mongodb';
import { type Collections, defineStore, nothingPersonal } from '../../composition/define-store';
import { withEffects } from '../../composition/effects';
import { hasMatched } from '../../platform/mongo/matched';
import { noPendingEntries } from '../audit/pending-entries';
import type { Account } from './account';
import type { AccountBeingDeleted, AccountDeletionStore } from './account-deletion';
import { accountEntry } from './audit';

function createStore(db: Collections<'accounts'>): AccountDeletionStore {
  const accounts = db.collection<Account>('accounts');
  const deletions = db.collection<AccountBeingDeleted>('accounts');
  return {
    begin({ _id, email, credentials }, since) {
      const update: UpdateFilter<Account> = {
        $set: { leaving: { since, email } },
        $unset: {
          passwordHash: '',
          google: '',
          passwordChangedAt: '',
          owedMails: '',
          confirmation: '',
        },
        $inc: { credentials: 1 },
      };
      const effects = { audit: deletedEntry(_id, since), mails: [] };
      const unchanged = { _id, credentials, leaving: { $exists: false } };
      return hasMatched(accounts.updateOne(unchanged, withEffects(update, effects)));
    },
    byId: (_id) => deletions.findOne({ _id, leaving: { $exists: true } }),
    all: () =>
      deletions
        .find({ leaving: { $exists: true } })
        .sort({ 'leaving.since': 1 })
        .toArray(),
    blank: async (_id) =>
      void (await deletions.updateOne(
        { _id },
        {
          $set: { email: `erased:${_id}`, displayName: '', 'leaving.email': '' },
          $unset: { formerEmails: '' },
        },
      )),
    remove: async (_id) =>
      void (await deletions.deleteOne({ _id, leaving: { $exists: true }, ...noPendingEntries })),
  };
}

export const accountDeletionStore = defineStore({
  contents: {
    accounts: { holds: 'Accounts that are being deleted' },
  },
  collections: { accounts: [{ key: { 'leaving.since': 1 }, sparse: true }] },
  personalData: nothingPersonal('a view of the accounts, whose own store speaks for them'),
  createStore,
});

/** The trail keeps that an account was deleted; whose it was is erased with the rest. */
function deletedEntry(accountId: string, at: Date) {
  const owner = { accountId };
  const event = { actor: owner, action: 'account.deleted', subject: owner, reason: '' } as const;
  return accountEntry(event, () => at);
}
