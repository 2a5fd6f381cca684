import { request } from '@meritum/shared/client/request';
import type { AccountUpdate } from '@meritum/shared/contracts/account';
import { askAgain } from './askAgain';

/** Changes the display name, and has every tab show it. Throws ClientError. */
export async function updateAccount(body: AccountUpdate): Promise<void> {
  await request({ call: 'updateAccount', body });
  await askAgain();
}
