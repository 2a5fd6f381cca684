import { call } from '@meritum/shared/client/call';
import type { AccountUpdate } from '@meritum/shared/contracts/account';
import { askAgain } from './askAgain';

/** Changes the display name, and has every tab show it. Throws ClientError. */
export async function updateAccount(body: AccountUpdate): Promise<void> {
  await call('updateAccount', { body });
  await askAgain();
}
