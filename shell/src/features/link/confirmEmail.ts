import { call } from '@meritum/shared/client/call';
import type { EmailConfirmation } from '@meritum/shared/contracts/identity';
import { askAgain } from '../account/askAgain';

/** Confirms the address of who is signed in by a mailed link; may be repeated. Throws ClientError. */
export async function confirmEmail(body: EmailConfirmation): Promise<void> {
  await call('confirmEmail', { body });
  await askAgain();
}
