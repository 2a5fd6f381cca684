import { call } from '@meritum/shared/client/call';
import { isClientError } from '@meritum/shared/client/clientError';
import { send } from '@meritum/shared/client/send';
import type { ErrorCode } from '@meritum/shared/contracts/errors';
import type {
  EmailConfirmation,
  PasswordResetConfirmation,
} from '@meritum/shared/contracts/identity';
import { refreshSession } from '../account/requests';

/** Confirms the address of who is signed in by a mailed link; may be repeated. Throws ClientError. */
export async function confirmEmail(body: EmailConfirmation): Promise<void> {
  await call('confirmEmail', { body });
  await refreshSession();
}

/** Sets a new password by a mailed link, which ends every session of its account. Throws ClientError. */
export async function confirmPasswordReset(body: PasswordResetConfirmation): Promise<void> {
  await send('confirmPasswordReset', { body });
  await refreshSession();
}

/** What the server may say of a link that was used, has expired or never was. */
const dead: readonly ErrorCode[] = ['not-found', 'failed-precondition', 'unauthenticated'];

/** Whether a mailed link is no good any more, so that only a new one helps. */
export function isDeadLink(error: unknown): boolean {
  if (!isClientError(error)) return false;
  return dead.includes(error.code) || error.errors.some(({ pointer }) => pointer === '/token');
}
