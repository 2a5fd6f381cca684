import { send } from '@meritum/shared/client/send';
import type { EmailConfirmation } from '@meritum/shared/contracts/identity';
import { askAgain } from '../account/askAgain';

/** Confirms an address by a mailed link; may be repeated. Throws ClientError. */
export async function confirmEmail(body: EmailConfirmation): Promise<void> {
  await send({ call: 'confirmEmail', body });
  await askAgain();
}
