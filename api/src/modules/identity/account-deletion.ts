import type { Account } from './account';

export type AccountBeingDeleted = Account & { leaving: NonNullable<Account['leaving']> };

/** The end of accounts, in `accounts`. */
export interface AccountDeletionStore {
  /**
   * From this write on nobody signs in, refreshes or resets; false when the account has changed.
   * It owes its entry to the audit trail.
   */
  begin(account: Pick<Account, '_id' | 'email' | 'credentials'>, since: Date): Promise<boolean>;
  byId(accountId: string): Promise<AccountBeingDeleted | null>;
  all(): Promise<AccountBeingDeleted[]>;
  /** Takes the person out; the id stays so that what comes late is found. Frees the address. */
  blank(accountId: string): Promise<void>;
  /** Leaves it for the next turn while it owes an entry. */
  remove(accountId: string): Promise<void>;
}
