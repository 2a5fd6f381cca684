import { send } from '@meritum/shared/client/send';
import type { PasswordResetConfirmation } from '@meritum/shared/contracts/identity';
import { askAgain } from '../account/askAgain';

/** Sets a new password by a mailed link, which ends every session of its account. Throws ClientError. */
export async function confirmPasswordReset(body: PasswordResetConfirmation): Promise<void> {
  await send('confirmPasswordReset', { body });
  await askAgain();
}
