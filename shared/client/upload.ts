import { calls } from '../contracts/calls';
import { withSession } from './call';
import type { ReplyOf, UploadCall } from './calls';
import { blocked, errorOfReply, unavailable } from './clientError';
import { expectReadable } from './readableFile';

export interface Upload {
  file: File;
  /** Called with the share that was sent, from 0 to 1. */
  onProgress?: (sent: number) => void;
  signal?: AbortSignal;
  /** Milliseconds without progress after which the upload is aborted. */
  stallMs?: number;
}

const defaultStallMs = 45_000;

/**
 * Sends one file as multipart field `file`, as the signed-in person.
 * Uses XMLHttpRequest, because fetch cannot report upload progress.
 * Throws ClientError; an abort rejects with the signal's reason.
 */
export function upload<Name extends UploadCall>(
  name: Name,
  options: Upload,
): Promise<ReplyOf<Name>> {
  return withSession((token) => attempt(name, options, token));
}

function attempt<Name extends UploadCall>(
  name: Name,
  options: Upload,
  { authorization }: { authorization: string },
): Promise<ReplyOf<Name>> {
  const { file, onProgress, signal, stallMs = defaultStallMs } = options;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const xhr = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout>;
    const watch = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => xhr.abort(), stallMs);
    };
    const abort = () => xhr.abort();
    const ended = (finish: () => void) => () => {
      clearTimeout(stalled);
      signal?.removeEventListener('abort', abort);
      finish();
    };
    xhr.upload.onprogress = ({ loaded, total }) => {
      watch();
      onProgress?.(total > 0 ? loaded / total : 0);
    };
    xhr.onload = ended(() => {
      const stored = parse(xhr) as ReplyOf<Name> | undefined;
      if (xhr.status < 200 || xhr.status >= 300) reject(errorOfReply(failure(xhr)));
      else if (stored) resolve(stored);
      else reject(blocked());
    });
    xhr.onerror = ended(() => {
      const lost = () => reject(unavailable('Could not reach the server.'));
      expectReadable(file).then(lost, reject);
    });
    xhr.onabort = ended(() =>
      reject(signal?.aborted ? signal.reason : unavailable('The upload stalled. Try again.')),
    );
    signal?.addEventListener('abort', abort);
    xhr.open(calls[name].method, calls[name].path);
    xhr.setRequestHeader('authorization', authorization);
    watch();
    xhr.send(multipart(file));
  });
}

function multipart(file: File): FormData {
  const form = new FormData();
  form.append('file', file, file.name);
  return form;
}

function parse(xhr: XMLHttpRequest): unknown {
  try {
    return JSON.parse(xhr.responseText);
  } catch {
    return undefined;
  }
}

function failure(xhr: XMLHttpRequest) {
  return {
    status: xhr.status,
    body: parse(xhr),
    retryAfter: xhr.getResponseHeader('retry-after'),
  };
}
