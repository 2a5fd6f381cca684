import { isClientError, mayPass } from '@meritum/shared/client/clientError';
import { Retries } from '@meritum/shared/client/Retries';
import { Store } from '@meritum/shared/client/Store';
import { upload } from '@meritum/shared/client/upload';
import { fileAdvice, fileExtension, mayBeDocument } from '@meritum/shared/contracts/file-kinds';
import { limits } from '@meritum/shared/contracts/limits';
import { type DocumentReply, nominationMessages } from '@meritum/shared/contracts/nominations';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { uploadInParts, type Waiting } from './uploadInParts';

export type DocumentState =
  | null
  /** `waiting`: the upload continues automatically. */
  | { state: 'uploading'; file: File; progress: number; waiting?: Waiting }
  | { state: 'done'; reply: DocumentReply }
  /** The upload failed; the file is kept for a retry. */
  | { state: 'failed'; file: File }
  /** The file is refused; a retry would not help. */
  | ({ state: 'refused'; file: File } & Refusal);

interface Refusal {
  message: string;
  advice?: string | undefined;
}

/** The supporting document (VAL-012), uploaded once chosen. Submitting waits for it. */
export class DocumentUpload extends Store<DocumentState> {
  #abort: AbortController | undefined;
  #running: Promise<DocumentReply> | undefined;
  readonly #retries = new Retries();

  /** `lost` names a file whose upload was not finished when the page was left. */
  constructor(done: DocumentReply | null, lost = '') {
    const start = lost
      ? ({ state: 'refused', file: new File([], lost), message: lostMessage(lost) } as const)
      : null;
    super(done ? { state: 'done', reply: done } : start);
  }

  /** Replaces any earlier file. */
  choose = (file: File): void => {
    this.#abort?.abort();
    const refusal = documentProblem(file);
    if (refusal) this.set({ state: 'refused', file, ...refusal });
    else this.#start(file).catch(() => {});
  };

  /** Replaces any earlier document with an uploaded one, or none. */
  adopt = (reply: DocumentReply | null): void => {
    this.#abort?.abort();
    this.set(reply && { state: 'done', reply });
  };

  /** Cancels a running upload or removes the document. */
  remove = (): void => {
    this.#abort?.abort();
    this.set(null);
  };

  retry = (): void => {
    const now = this.getSnapshot();
    if (now?.state === 'failed') this.#start(now.file).catch(() => {});
  };

  /** Stops silently, because the form is gone. */
  stop = (): void => {
    this.#retries.stop();
    this.#abort?.abort();
  };

  /** The name of a chosen file that is not uploaded yet. */
  get unsent(): string {
    const now = this.getSnapshot();
    return now === null || now.state === 'done' ? '' : now.file.name;
  }

  /** The document's address once uploaded, '' for none (NOM-035, ENT-002). */
  ready = async (): Promise<string> => {
    const now = this.getSnapshot();
    if (now?.state === 'done') return now.reply.url;
    if (now?.state === 'uploading' && this.#running) return (await this.#running).url;
    if (now?.state === 'failed') return (await this.#start(now.file)).url;
    return '';
  };

  #start(file: File): Promise<DocumentReply> {
    const abort = new AbortController();
    this.#abort?.abort();
    this.#abort = abort;
    this.set({ state: 'uploading', file, progress: 0 });
    const running = this.#send(file, abort.signal);
    this.#running = running;
    return running;
  }

  async #send(file: File, signal: AbortSignal): Promise<DocumentReply> {
    let progress = 0;
    const show = (waiting?: Waiting) => {
      if (!signal.aborted)
        this.set({ state: 'uploading', file, progress, ...(waiting && { waiting }) });
    };
    const onProgress = (arrived: number) => {
      progress = arrived;
      show();
    };
    try {
      const reply = await arrive({ file, signal, onProgress, onWaiting: show });
      this.#retries.stop();
      if (!signal.aborted) this.set({ state: 'done', reply });
      return reply;
    } catch (error) {
      if (!signal.aborted) this.#fail(file, refusalOf(error));
      if (!signal.aborted && isClientError(error) && mayPass(error))
        this.#retries.later(this.retry, error.retryAfter);
      throw error;
    }
  }

  #fail(file: File, refusal: Refusal | undefined): void {
    this.set(refusal ? { state: 'refused', file, ...refusal } : { state: 'failed', file });
  }
}

/** The form's document and its error; a running upload ends with the form. */
export function useDocument(initial: DocumentReply | null, lost?: string) {
  const [upload] = useState(() => new DocumentUpload(initial, lost));
  useEffect(() => upload.stop, [upload]);
  const state = useSyncExternalStore(upload.subscribe, upload.getSnapshot, upload.getSnapshot);
  return { upload, state, error: useDocumentError(upload, state) };
}

/** The summary lists the error only after a failed submission, until the document changes. */
function useDocumentError(upload: DocumentUpload, state: DocumentState) {
  const [found, setFound] = useState<{ state: DocumentState; message: string }>();
  const atSubmit = found && found.state === state ? found.message : undefined;

  /** Called after a failed submission; `message` is the server's error about the document. */
  const note = (message?: string) => {
    const now = upload.getSnapshot();
    const text = message ?? (now?.state === 'refused' ? now.message : undefined);
    setFound(text === undefined ? undefined : { state: now, message: text });
  };

  return { message: state?.state === 'refused' ? state.message : atSubmit, atSubmit, note };
}

/** Larger files are uploaded in parts; smaller ones only after a failure. */
const inPartsFrom = 1_048_576;

/** Uploads a file over any connection. Throws ClientError. */
async function arrive(sending: Parameters<typeof uploadInParts>[0]): Promise<DocumentReply> {
  if (sending.file.size >= inPartsFrom) return uploadInParts(sending);
  try {
    return await upload('uploadNominationDocument', sending);
  } catch (error) {
    const isBroken = isClientError(error) && error.status === 0 && mayPass(error);
    if (!isBroken) throw error;
    return uploadInParts(sending);
  }
}

const lostMessage = (name: string) =>
  `${name} was not uploaded when you left this page. Choose a file again or remove it`;

/** The reason why a chosen file is refused; undefined if it is accepted (VAL-010, VAL-011, OPEN-017). */
function documentProblem({ name, size }: File): Refusal | undefined {
  if (!mayBeDocument(name))
    return { message: nominationMessages.fileType, advice: fileAdvice(fileExtension(name)) };
  if (size > limits.documentBytes) return { message: nominationMessages.fileTooLarge };
  return undefined;
}

/** Why the server refuses a file, or why it cannot be sent; undefined if a retry may help. */
function refusalOf(error: unknown): Refusal | undefined {
  if (!isClientError(error)) return undefined;
  const { advice, message } = error.errors[0] ?? { message: error.message };
  if (error.code === 'payload-too-large') return { message: nominationMessages.fileTooLarge };
  if (error.code === 'unsupported-media-type')
    return { message: nominationMessages.fileType, advice };
  if (error.code === 'invalid-argument' || error.code === 'failed-precondition') return { message };
  return undefined;
}
