import { isClientError } from '@meritum/shared/client/clientError';
import { upload } from '@meritum/shared/client/upload';
import { documentExtension, limits } from '@meritum/shared/contracts/limits';
import { type DocumentReply, nominationMessages } from '@meritum/shared/contracts/nominations';

export type DocumentState =
  | null
  | { state: 'uploading'; file: File; progress: number }
  | { state: 'done'; reply: DocumentReply }
  /** The upload did not get through; the file is kept for another try. */
  | { state: 'failed'; file: File }
  /** The file cannot be taken, whatever is tried. */
  | { state: 'refused'; file: File; message: string };

/** The one supporting document (VAL-012): uploaded as soon as it is chosen, waited for at submit. */
export class DocumentUpload {
  #state: DocumentState;
  #abort: AbortController | undefined;
  #running: Promise<DocumentReply> | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(done: DocumentReply | null) {
    this.#state = done && { state: 'done', reply: done };
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  getSnapshot = (): DocumentState => this.#state;

  /** Takes a file in place of any earlier one. */
  choose = (file: File): void => {
    this.#abort?.abort();
    const message = documentProblem(file);
    if (message) this.#set({ state: 'refused', file, message });
    else this.#start(file).catch(() => {});
  };

  /** Takes a document that is uploaded already, or none, in place of any earlier one. */
  adopt = (reply: DocumentReply | null): void => {
    this.#abort?.abort();
    this.#set(reply && { state: 'done', reply });
  };

  /** Cancels a running upload, or takes the document away. */
  remove = (): void => {
    this.#abort?.abort();
    this.#set(null);
  };

  /** Tries again with the same file. */
  retry = (): void => {
    if (this.#state?.state === 'failed') this.#start(this.#state.file).catch(() => {});
  };

  /** Stops without a word: the form is gone. */
  stop = (): void => {
    this.#abort?.abort();
  };

  /** The document's address once it is uploaded, '' where there is none (NOM-035, ENT-002). */
  ready = async (): Promise<string> => {
    const now = this.#state;
    if (now?.state === 'done') return now.reply.url;
    if (now?.state === 'uploading' && this.#running) return (await this.#running).url;
    if (now?.state === 'failed') return (await this.#start(now.file)).url;
    return '';
  };

  #start(file: File): Promise<DocumentReply> {
    const abort = new AbortController();
    this.#abort = abort;
    this.#set({ state: 'uploading', file, progress: 0 });
    const running = this.#send(file, abort.signal);
    this.#running = running;
    return running;
  }

  async #send(file: File, signal: AbortSignal): Promise<DocumentReply> {
    try {
      const reply = await upload('uploadNominationDocument', {
        file,
        signal,
        onProgress: (progress) => {
          if (!signal.aborted) this.#set({ state: 'uploading', file, progress });
        },
      });
      if (!signal.aborted) this.#set({ state: 'done', reply });
      return reply;
    } catch (error) {
      if (!signal.aborted) this.#fail(file, refusalOf(error));
      throw error;
    }
  }

  #fail(file: File, message: string | undefined): void {
    this.#set(message ? { state: 'refused', file, message } : { state: 'failed', file });
  }

  #set(state: DocumentState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** Why a chosen file cannot be taken, if so (VAL-010, VAL-011, OPEN-017). */
function documentProblem({ name, size }: File): string | undefined {
  if (!documentExtension(name)) return nominationMessages.fileType;
  if (size > limits.documentBytes) return nominationMessages.fileTooLarge;
  return undefined;
}

/** The text for a file that the server refuses for good; undefined where a retry may help. */
function refusalOf(error: unknown): string | undefined {
  if (!isClientError(error)) return undefined;
  if (error.code === 'payload-too-large') return nominationMessages.fileTooLarge;
  if (error.code === 'unsupported-media-type') return nominationMessages.fileType;
  if (error.code === 'invalid-argument') return error.errors[0]?.message ?? error.message;
  return undefined;
}
