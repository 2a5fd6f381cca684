import { isClientError, mayPass } from '@meritum/shared/client/clientError';
import { Retries } from '@meritum/shared/client/Retries';
import type { DraftRequest, SavedDraft } from '@meritum/shared/contracts/drafts';
import { nominationFields } from '@meritum/shared/contracts/nominations';
import { takeFields } from '@meritum/shared/contracts/shape';
import { saveDraft } from './requests';

/** What of a draft the server keeps. */
export type Content = Pick<DraftRequest, 'values' | 'documentId' | 'idempotencyKey'>;

export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  /** Kept on this device alone; `again` when the server is tried again by itself. */
  | { kind: 'device'; again: boolean }
  /** Somebody else, in another tab or on another device, has saved since: the person decides. */
  | { kind: 'conflict'; other: SavedDraft };

interface Start {
  /** The state of the server's draft that the form goes on from; 0 for none. */
  revision: number;
  /** What the server has of it, or the form as it opens where it has nothing. */
  saved: Content;
  conflict: SavedDraft | undefined;
}

type Held = Pick<SavedDraft, 'values' | 'document' | 'idempotencyKey'>;

/** Milliseconds of quiet after which what was typed is sent. */
const quiet = 1_500;

/** A draft, kept here or there, with each field of the form. */
export const contentOf = ({ values, document, idempotencyKey }: Held): Content => ({
  values: takeFields(nominationFields, values),
  idempotencyKey,
  documentId: document?.documentId ?? null,
});

/** Two states of a form that say the same. */
export const same = (one: Content, other: Content) =>
  JSON.stringify([one.values, one.documentId]) === JSON.stringify([other.values, other.documentId]);

/** Keeps what a form holds on the server, behind the typing: one save at a time, until it is sent. */
export class DraftSync {
  readonly #read: () => Content;
  readonly #writer = crypto.randomUUID();
  readonly #retries = new Retries();
  readonly #listeners = new Set<() => void>();
  #state: SaveState;
  #revision: number;
  #saved: Content;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  #closed = false;
  #sending = false;

  constructor(read: () => Content, { revision, saved, conflict }: Start) {
    this.#read = read;
    this.#revision = revision;
    this.#saved = saved;
    this.#state = conflict ? { kind: 'conflict', other: conflict } : { kind: 'idle' };
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  getSnapshot = (): SaveState => this.#state;

  /** For the copy on the device: which state of the server's it goes on from, and if it is that. */
  get standing() {
    return { revision: this.#revision, synced: this.isSaved() };
  }

  isSaved = (): boolean => same(this.#read(), this.#saved);

  /** Something may have changed. */
  touch = (): void => {
    if (this.#closed || this.#sending) return;
    if (this.#state.kind === 'conflict' || this.isSaved()) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), quiet);
  };

  /** Saves now what is not saved yet; true when nothing is left that only this device has. */
  save = async (): Promise<boolean> => {
    clearTimeout(this.#timer);
    await this.#running;
    if (this.#closed || this.isSaved()) return true;
    if (this.#sending || this.#state.kind === 'conflict') return false;
    this.#running = this.#send().finally(() => {
      this.#running = undefined;
    });
    await this.#running;
    return this.isSaved();
  };

  /**
   * Sends the form for good, once a save under way is over. Nothing is saved meanwhile: the server
   * refuses a draft of what it has.
   */
  whileSending = async <Reply>(send: () => Promise<Reply>): Promise<Reply> => {
    this.#sending = true;
    clearTimeout(this.#timer);
    try {
      await this.#running;
      return await send();
    } finally {
      this.#sending = false;
      this.touch();
    }
  };

  /** Of two states the person keeps the one on this screen. */
  keepMine = (): void => {
    if (this.#state.kind !== 'conflict') return;
    this.#goOnFrom(this.#state.other);
    void this.save();
  };

  /** Of two states the person takes the other one, which the form then holds. */
  takeOther = (): void => {
    if (this.#state.kind === 'conflict') this.#goOnFrom(this.#state.other);
  };

  /** The form was sent, or is gone. */
  close = (): void => {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#retries.stop();
  };

  /** The form is there again; what React unmounts for a moment is not closed for good. */
  open = (): void => {
    this.#closed = false;
  };

  #goOnFrom(other: SavedDraft): void {
    this.#revision = other.revision;
    this.#saved = contentOf(other);
    this.#set({ kind: 'saved', at: new Date(other.savedAt) });
  }

  async #send(): Promise<void> {
    const content = this.#read();
    this.#set({ kind: 'saving' });
    try {
      const position = { revision: this.#revision, writer: this.#writer };
      const { saved, draft } = await saveDraft({ ...content, ...position });
      this.#retries.stop();
      if (this.#closed) return;
      if (!saved && !same(contentOf(draft), content)) {
        return this.#set({ kind: 'conflict', other: draft });
      }
      this.#revision = draft.revision;
      this.#saved = content;
      this.#set({ kind: 'saved', at: new Date(draft.savedAt) });
      this.touch();
    } catch (error) {
      if (!isClientError(error)) throw error;
      this.#fail(mayPass(error), error.retryAfter);
    }
  }

  #fail(again: boolean, retryAfter: number | undefined): void {
    if (this.#closed) return;
    this.#set({ kind: 'device', again });
    if (again) this.#retries.later(() => void this.save(), retryAfter);
  }

  #set(state: SaveState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
