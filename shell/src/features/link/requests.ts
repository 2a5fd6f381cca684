import { refreshSession } from '@meritum/shared/auth/confirmationRequests';
import { isClientError } from '@meritum/shared/client/clientError';
import { send } from '@meritum/shared/client/send';
import type { ErrorCode } from '@meritum/shared/contracts/errors';
import type { PasswordResetConfirmation } from '@meritum/shared/contracts/identity';

/** Sets a new password with a mailed link and ends every session. Throws ClientError. */
export async function confirmPasswordReset(body: PasswordResetConfirmation): Promise<void> {
  await send('confirmPasswordReset', { body });
  await refreshSession();
}

/** Error codes of the server for a used, expired or unknown link. */
const dead: readonly ErrorCode[] = ['not-found', 'failed-precondition', 'unauthenticated'];

/** Whether a mailed link is no longer valid and a new one is needed. */
export function isDeadLink(error: unknown): boolean {
  if (!isClientError(error)) return false;
  return dead.includes(error.code) || error.errors.some(({ pointer }) => pointer === '/token');
}
