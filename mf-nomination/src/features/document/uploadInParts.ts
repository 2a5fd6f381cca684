import { call } from '@meritum/shared/client/call';
import { isClientError, mayPass } from '@meritum/shared/client/clientError';
import { pauseAfter } from '@meritum/shared/client/Retries';
import { expectReadable, fileUnreadable } from '@meritum/shared/client/readableFile';
import type { DocumentReply } from '@meritum/shared/contracts/nominations';
import { partBytes, type UploadProgress } from '@meritum/shared/contracts/uploads';

/** Whether the connection is lost, the server is busy, or the network lets no part through. */
export type Waiting = 'line' | 'server' | 'network';

interface Upload {
  file: File;
  /** Called with the share that has arrived, from 0 to 1. */
  onProgress(arrived: number): void;
  onWaiting(why: Waiting): void;
  signal: AbortSignal;
}

/** A part takes seconds even on a slow connection; after this time it counts as lost. */
const partTimeout = 60_000;

/** Replies without progress after which the network counts as the cause. */
const answersWithoutPart = 2;

/** If a part arrives within this time, the next one is as large as the server takes. */
const quickPart = 1_000;

/** Resumes indefinitely. Throws ClientError, or the reason of the signal. */
export async function uploadInParts(sending: Upload): Promise<DocumentReply> {
  const { file, onProgress, onWaiting, signal } = sending;
  const { name, size: bytes } = file;
  const advance = (isBroken: boolean, part = partBytes): Promise<UploadProgress> => {
    if (!progress) return call('startDocumentUpload', { body: { name, bytes }, signal });
    // Read again: a file deleted meanwhile has size 0, and so has each part.
    if (file.size < bytes) throw fileUnreadable();
    const { uploadId, received } = progress;
    // After a lost connection the server knows how much has arrived.
    if (isBroken || received === bytes)
      return call('getDocumentUpload', { params: { uploadId }, signal });
    return call('sendDocumentPart', {
      params: { uploadId, offset: String(received) },
      bytes: file.slice(received, received + part),
      timeoutMs: partTimeout,
      signal,
    });
  };
  let progress: UploadProgress | undefined;
  let failures = 0;
  let answers = 0;
  let isBroken = false;
  let isQuick = false;
  for (;;) {
    try {
      const before = progress?.received ?? -1;
      const isPart = progress !== undefined && !isBroken;
      const part = isQuick && isPart ? progress?.maxPartBytes : undefined;
      const begun = Date.now();
      progress = await advance(isBroken, part);
      isQuick = isPart && Date.now() - begun < quickPart;
      if (progress.received > before) {
        failures = answers = 0;
        onProgress(progress.received / bytes);
      } else if (isBroken) answers += 1;
      isBroken = false;
      if (progress.document) return progress.document;
      // Another request is assembling the document, so this checks again soon.
      if (progress.received === bytes) await pause(1_000, signal);
    } catch (error) {
      if (!isClientError(error)) throw error;
      if (error.status === 404) progress = undefined;
      else if (!mayPass(error)) throw error;
      isBroken = true;
      failures += 1;
      const isNetwork = error.isBlocked || answers >= answersWithoutPart;
      onWaiting(isNetwork ? 'network' : error.status === 0 ? 'line' : 'server');
      const { retryAfter } = error;
      const waited = pause(pauseAfter(failures, retryAfter), signal);
      await Promise.race([waited, unreadable(file)]);
    }
  }
}

/** Rejects soon if the file can no longer be read; never settles otherwise. */
const unreadable = (file: File): Promise<never> =>
  expectReadable(file).then(() => new Promise<never>(() => {}));

/** Waits for a time, or until the connection is back. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (resolveOrReject: () => void) => () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      signal.removeEventListener('abort', abort);
      resolveOrReject();
    };
    const goOn = end(resolve);
    const abort = end(() => reject(signal.reason));
    const timer = setTimeout(goOn, milliseconds);
    window.addEventListener('online', goOn);
    signal.addEventListener('abort', abort);
  });
}
