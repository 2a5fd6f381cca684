import { session } from '@meritum/shared/auth/session';
import { useEffect, useState } from 'react';
import { personOf } from '../auth/person';
import type { DraftStore } from './draftStore';

/** Milliseconds from a change until it is written; further changes are written with it. */
const pause = 400;

/** Writes a form's draft while the person types, for one account, until the form is sent or left. */
export class DraftKeeper<Draft> {
  readonly #store: DraftStore<Draft>;
  readonly #uid: string;
  readonly #read: () => Draft;
  #written: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  /** `read` returns the form's current values; the initial ones are not worth keeping. */
  constructor(store: DraftStore<Draft>, uid: string, read: () => Draft) {
    this.#store = store;
    this.#uid = uid;
    this.#read = read;
    this.#written = JSON.stringify(read());
  }

  /** Call after every possible change. */
  touch = (): void => {
    if (!this.#closed) this.#timer ??= setTimeout(this.flush, pause);
  };

  /** Writes a pending change immediately: the page may be about to close. */
  flush = (): void => {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const draft = this.#read();
    const text = JSON.stringify(draft);
    // Nothing may be written after a sign-out; after an expired session it may.
    const isTheirs = personOf(session.getSnapshot())?.uid === this.#uid;
    if (text === this.#written || !isTheirs) return;
    this.#written = text;
    this.#store.write(this.#uid, draft);
  };

  /** The form was sent: removes the draft. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#store.remove(this.#uid);
  }
}

interface DraftSource<Draft> {
  store: DraftStore<Draft>;
  uid: string;
  /** Returns the form's current values. */
  read(): Draft;
  /** Calls its argument after each change; returns how to stop. */
  watch(touch: () => void): () => void;
}

/** Keeps a form's values as the account's draft on this device. Only the first arguments are used. */
export function useDraft<Draft>(source: DraftSource<Draft>): DraftKeeper<Draft> {
  const [{ keeper, watch }] = useState(() => {
    const { store, uid, read } = source;
    return { keeper: new DraftKeeper(store, uid, read), watch: source.watch };
  });

  useEffect(() => watch(keeper.touch), [watch, keeper]);
  useEffect(() => {
    window.addEventListener('pagehide', keeper.flush);
    document.addEventListener('visibilitychange', keeper.flush);
    return () => {
      window.removeEventListener('pagehide', keeper.flush);
      document.removeEventListener('visibilitychange', keeper.flush);
      keeper.flush();
    };
  }, [keeper]);

  return keeper;
}
