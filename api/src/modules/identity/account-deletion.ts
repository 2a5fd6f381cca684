import type { Account } from './account';

export type AccountBeingDeleted = Account & { leaving: NonNullable<Account['leaving']> };

/** Deletes accounts, step by step. */
export interface AccountDeletionStore {
  /**
   * Stops sign-ins, refreshes and resets; false when the account has changed. Leaves a pending
   * audit entry.
   */
  begin(account: Pick<Account, '_id' | 'email' | 'credentials'>, since: Date): Promise<boolean>;
  byId(accountId: string): Promise<AccountBeingDeleted | null>;
  all(): Promise<AccountBeingDeleted[]>;
  /** Erases the person and frees the address; the id stays so that late writes can be found. */
  blank(accountId: string): Promise<void>;
  /** Removes the account, unless an audit entry is still pending. */
  remove(accountId: string): Promise<void>;
}
