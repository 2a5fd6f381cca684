import { call } from '@meritum/shared/client/call';
import type { AccountReply } from '@meritum/shared/contracts/account';

export const accountKey = (uid: string) => ['account', uid] as const;

/** One's own account. Throws ClientError. */
export function getAccount(signal: AbortSignal): Promise<AccountReply> {
  return call('getAccount', { signal });
}
