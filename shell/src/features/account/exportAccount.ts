import { requestFile } from '@meritum/shared/client/request';

/** Everything held about the account, as a zip. Documents take their time. Throws ClientError. */
export function exportAccount(): Promise<Blob> {
  return requestFile({ call: 'exportAccount', timeoutMs: 180_000 });
}
