import { request } from '@meritum/shared/client/request';
import type { AccountReply } from '@meritum/shared/contracts/account';

export const accountKey = (uid: string) => ['account', uid] as const;

/** One's own account. Throws ClientError. */
export function getAccount(signal: AbortSignal): Promise<AccountReply> {
  return request({ call: 'getAccount', signal });
}
