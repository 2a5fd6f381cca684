import { ClientError } from './clientError';

export const unreadableFile =
  'This file was changed, moved or deleted after you chose it. Choose it again, or leave it out';

export const fileUnreadable = () =>
  new ClientError({ code: 'invalid-argument', message: unreadableFile, status: 0 });

/**
 * Throws ClientError for a file that can no longer be read. Sending it would fail like a lost
 * connection and be retried forever. A changed file rejects; Chromium reads a deleted one as empty.
 */
export async function expectReadable(file: Blob): Promise<void> {
  const read = await file
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => undefined);
  if (!read?.byteLength) throw fileUnreadable();
}
