import { session } from '@meritum/shared/auth/session';
import { request } from '@meritum/shared/client/request';
import type { AccountDeletion } from '@meritum/shared/contracts/account';

/** Erases the account, which ends its sessions. Throws ClientError, and then nothing is erased. */
export async function deleteAccount(body: AccountDeletion): Promise<void> {
  await request({ call: 'deleteAccount', body });
  session.ended();
}
