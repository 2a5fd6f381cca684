import type { Db } from 'mongodb';
import { isDuplicateKey } from '../../platform/mongo/duplicate-key';
import type { Account } from './account';
import { emailTaken } from './errors';

/** The only reader and writer of `accounts`. */
export interface AccountsStore {
  /** Throws already-exists when the e-mail address has an account: the unique index decides. */
  add(account: Account): Promise<void>;
  byEmail(email: string): Promise<Account | null>;
  byId(accountId: string): Promise<Account | null>;
}

export function accountsStore(db: Db): AccountsStore {
  const accounts = db.collection<Account>('accounts');
  return {
    async add(account) {
      try {
        await accounts.insertOne(account);
      } catch (error) {
        throw isDuplicateKey(error) ? emailTaken() : error;
      }
    },
    byEmail: (email) => accounts.findOne({ email }),
    byId: (accountId) => accounts.findOne({ _id: accountId }),
  };
}

export async function prepareAccounts(db: Db): Promise<void> {
  await db.collection<Account>('accounts').createIndex({ email: 1 }, { unique: true });
}
