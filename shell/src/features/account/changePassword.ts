import { call } from '@meritum/shared/client/call';
import type { PasswordChange } from '@meritum/shared/contracts/account';

/** Sets or changes the password; all other sessions end. Throws ClientError. */
export function changePassword(body: PasswordChange): Promise<void> {
  return call('changePassword', { body });
}
