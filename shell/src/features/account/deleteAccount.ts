import { session } from '@meritum/shared/auth/session';
import { call } from '@meritum/shared/client/call';
import type { AccountDeletion } from '@meritum/shared/contracts/account';

/** Erases the account, which ends its sessions. Throws ClientError, and then nothing is erased. */
export async function deleteAccount(body: AccountDeletion): Promise<void> {
  await call('deleteAccount', { body });
  session.ended();
}
