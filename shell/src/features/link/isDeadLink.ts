import { isClientError } from '@meritum/shared/client/clientError';
import type { ErrorCode } from '@meritum/shared/contracts/errors';

/** What the server may say of a link that was used, has expired or never was. */
const dead: readonly ErrorCode[] = ['not-found', 'failed-precondition', 'unauthenticated'];

/** Whether a mailed link is no good any more, so that only a new one helps. */
export function isDeadLink(error: unknown): boolean {
  if (!isClientError(error)) return false;
  return dead.includes(error.code) || error.errors.some(({ pointer }) => pointer === '/token');
}
