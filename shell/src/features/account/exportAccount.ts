import { callForFile } from '@meritum/shared/client/call';

/** Everything held about the account, as a zip. Documents take their time. Throws ClientError. */
export function exportAccount(): Promise<Blob> {
  return callForFile('exportAccount', { timeoutMs: 180_000 });
}
