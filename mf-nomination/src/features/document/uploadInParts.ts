import { call } from '@meritum/shared/client/call';
import { isClientError, mayPass } from '@meritum/shared/client/clientError';
import { pauseAfter } from '@meritum/shared/client/Retries';
import type { DocumentReply } from '@meritum/shared/contracts/nominations';
import { partBytes, type UploadProgress } from '@meritum/shared/contracts/uploads';

/** For want of a connection, or because the server has too much to do. */
export type Waiting = 'line' | 'server';

interface Upload {
  file: File;
  /** Called with the part that has arrived, from 0 to 1. */
  onProgress(arrived: number): void;
  /** Called when it has to wait before it goes on. */
  onWaiting(why: Waiting): void;
  signal: AbortSignal;
}

/** A part of this size takes seconds even on a slow line; after this the line is taken for broken. */
const partTimeout = 60_000;

/**
 * Uploads a file in parts: where the line breaks it goes on from what has arrived, by itself and for
 * as long as it takes. Throws ClientError for what no repetition would change; an abort rejects with
 * the signal's reason.
 */
export async function uploadInParts(sending: Upload): Promise<DocumentReply> {
  const { file, onProgress, onWaiting, signal } = sending;
  const { name, size: bytes } = file;
  const begin = () => call('startDocumentUpload', { body: { name, bytes }, signal });
  let progress: UploadProgress | undefined;
  let failures = 0;
  for (;;) {
    try {
      progress = await advance(file, progress, { begin, signal, isBroken: failures > 0 });
      failures = 0;
      onProgress(progress.received / bytes);
      if (progress.document) return progress.document;
      // All is there and another request makes the document of it: look again in a moment.
      if (progress.received === bytes) await pause(1_000, signal);
    } catch (error) {
      if (!isClientError(error)) throw error;
      if (error.status === 404) progress = undefined;
      else if (!mayPass(error)) throw error;
      failures += 1;
      onWaiting(error.status === 0 ? 'line' : 'server');
      const { retryAfter } = error;
      await pause(pauseAfter(failures, retryAfter === undefined ? {} : { retryAfter }), signal);
    }
  }
}

interface Step {
  begin(): Promise<UploadProgress>;
  signal: AbortSignal;
  /** The line broke: what has arrived is not known. */
  isBroken: boolean;
}

async function advance(
  file: File,
  progress: UploadProgress | undefined,
  { begin, signal, isBroken }: Step,
): Promise<UploadProgress> {
  if (!progress) return begin();
  const { uploadId, received } = progress;
  if (isBroken || received === file.size)
    return call('getDocumentUpload', { params: { uploadId }, signal });
  return call('sendDocumentPart', {
    params: { uploadId, offset: String(received) },
    bytes: file.slice(received, received + partBytes),
    timeoutMs: partTimeout,
    signal,
  });
}

/** Waits; less where the connection comes back. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      signal.removeEventListener('abort', abort);
      settle();
    };
    const goOn = end(resolve);
    const abort = end(() => reject(signal.reason));
    const timer = setTimeout(goOn, milliseconds);
    window.addEventListener('online', goOn);
    signal.addEventListener('abort', abort);
  });
}
