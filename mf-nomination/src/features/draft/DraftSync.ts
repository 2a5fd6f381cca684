import { personOf } from '@meritum/shared/auth/person';
import { session } from '@meritum/shared/auth/session';
import { call } from '@meritum/shared/client/call';
import { type ClientError, isClientError, mayPass } from '@meritum/shared/client/clientError';
import { Retries } from '@meritum/shared/client/Retries';
import { Store } from '@meritum/shared/client/Store';
import type { DraftRequest, SavedDraft } from '@meritum/shared/contracts/drafts';
import { nominationFields } from '@meritum/shared/contracts/nominations';
import { takeFields } from '@meritum/shared/contracts/shape';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** The part of a draft that the server stores. */
type Content = Pick<DraftRequest, 'values' | 'documentId' | 'idempotencyKey'>;

export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  /** Stored on this device only; `again`: saving is retried automatically. */
  | { kind: 'device'; again: boolean; isBlocked: boolean }
  /** Another tab or device has saved since, so the person decides. */
  | { kind: 'conflict'; other: SavedDraft };

interface Start {
  /** The revision of the server's draft that the form is based on; 0 without one. */
  revision: number;
  /** The server's content, or the form's initial content without one. */
  saved: Content;
  conflict: SavedDraft | undefined;
}

type Held = Pick<SavedDraft, 'values' | 'document' | 'idempotencyKey'>;

/** Milliseconds without typing after which the draft is saved. */
const quiet = 1_500;

export const contentOf = ({ values, document, idempotencyKey }: Held): Content => ({
  values: takeFields(nominationFields, values),
  idempotencyKey,
  documentId: document?.documentId ?? null,
});

export const same = (one: Content, other: Content) =>
  JSON.stringify([one.values, one.documentId]) === JSON.stringify([other.values, other.documentId]);

/** Saves a form's content to the server while it is edited, one save at a time, until it is submitted. */
class DraftSync extends Store<SaveState> {
  readonly #options: Options;
  readonly #writer = crypto.randomUUID();
  readonly #retries = new Retries();
  #revision: number;
  #saved: Content;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  #closed = false;
  #sending = false;

  constructor(options: Options) {
    const { revision, saved, conflict } = options.start;
    super(conflict ? { kind: 'conflict', other: conflict } : { kind: 'idle' });
    this.#options = options;
    this.#revision = revision;
    this.#saved = saved;
  }

  /** The revision and whether it is saved, for this device's copy. */
  get state() {
    return { revision: this.#revision, synced: this.isSaved() };
  }

  isSaved = (): boolean => same(this.#options.read(), this.#saved);

  touch = (): void => {
    if (this.#closed || this.#sending) return;
    if (this.getSnapshot().kind === 'conflict' || this.isSaved()) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), quiet);
  };

  /** Saves pending changes now; true if no change is only on this device. */
  save = async (): Promise<boolean> => {
    clearTimeout(this.#timer);
    await this.#running;
    if (this.#closed || this.isSaved()) return true;
    if (this.#sending || this.getSnapshot().kind === 'conflict') return false;
    this.#running = this.#send().finally(() => {
      this.#running = undefined;
    });
    await this.#running;
    return this.isSaved();
  };

  /** Submits after a running save, because drafts of a submitted nomination are refused. */
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

  keepMine = (): void => {
    if (this.getSnapshot().kind !== 'conflict') return;
    this.takeOther();
    void this.save();
  };

  takeOther = (): void => {
    const now = this.getSnapshot();
    if (now.kind === 'conflict') this.#goOnFrom(now.other);
  };

  /** Called when the form is left: a sign-out elsewhere would clear this device's copy. */
  leave = async (): Promise<void> => {
    await this.save();
    this.close();
  };

  /** Called when the form was submitted, or belongs to another person. */
  close = (): void => {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#retries.stop();
  };

  /** Called when the form is mounted again after React briefly unmounted it. */
  open = (): void => {
    this.#closed = false;
  };

  #goOnFrom(other: SavedDraft): void {
    this.#revision = other.revision;
    this.#saved = contentOf(other);
    this.set({ kind: 'saved', at: new Date(other.savedAt) });
  }

  async #send(): Promise<void> {
    const content = this.#options.read();
    this.set({ kind: 'saving' });
    try {
      const position = { revision: this.#revision, writer: this.#writer };
      const { saved, draft } = await call('saveNominationDraft', {
        body: { ...content, ...position },
      });
      this.#retries.stop();
      if (this.#closed) return;
      if (!saved && !same(contentOf(draft), content)) {
        return this.set({ kind: 'conflict', other: draft });
      }
      this.#revision = draft.revision;
      this.#saved = content;
      this.set({ kind: 'saved', at: new Date(draft.savedAt) });
      this.touch();
    } catch (error) {
      if (!isClientError(error)) throw error;
      this.#fail(error);
    }
  }

  #fail(failure: ClientError): void {
    if (this.#closed) return;
    const again = mayPass(failure);
    this.set({ kind: 'device', again, isBlocked: failure.isBlocked });
    if (again) this.#retries.later(() => void this.save(), failure.retryAfter);
    else this.#options.onRefused(failure);
  }
}

interface Options {
  uid: string;
  start: Start;
  /** Set once the session has expired; until the same person signs in, nothing is saved. */
  sessionEnded: boolean;
  read(): Content;
  /** Called when the server refuses the draft, such as after a submission in another tab. */
  onRefused(failure: ClientError): void;
  /** Subscribes to changes; returns a function that unsubscribes. */
  watch(touch: () => void): () => void;
}

/** Saves a form to the server while it is edited. Only the first callbacks are used. */
export function useDraftSync(options: Options) {
  const { uid } = options;
  const [{ sync, watch }] = useState(() => ({
    sync: new DraftSync(options),
    watch: options.watch,
  }));
  useEffect(() => watch(sync.touch), [watch, sync]);
  useEffect(() => {
    if (!options.sessionEnded) sync.touch();
  }, [sync, options.sessionEnded]);
  useEffect(() => {
    const save = () => void sync.save();
    sync.open();
    sync.touch();
    window.addEventListener('online', save);
    const stopAsking = session.beforeSignOut(sync.save);
    return () => {
      window.removeEventListener('online', save);
      stopAsking();
      const isTheirs = personOf(session.getSnapshot())?.uid === uid;
      if (isTheirs) void sync.leave();
      else sync.close();
    };
  }, [sync, uid]);
  const state = useSyncExternalStore(sync.subscribe, sync.getSnapshot, sync.getSnapshot);
  return { sync, state };
}
