import { session } from '@meritum/shared/auth/session';
import { useEffect, useState } from 'react';
import { personOf } from '../auth/person';
import type { DraftStore } from './draftStore';

/** Milliseconds from a change until it is saved, together with further changes. */
const pause = 400;

/** Saves a form's draft for one account while the person types, until the form is sent or left. */
export class DraftKeeper<Draft> {
  readonly #store: DraftStore<Draft>;
  readonly #uid: string;
  readonly #read: () => Draft;
  #written: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  /** `read` returns the form's current values; initial ones are not saved. */
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

  /** Saves a pending change immediately, because the page may be closing. */
  flush = (): void => {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const draft = this.#read();
    const text = JSON.stringify(draft);
    // After a sign-out nothing may be saved; after an expired session it may.
    const isTheirs = personOf(session.getSnapshot())?.uid === this.#uid;
    if (text === this.#written || !isTheirs) return;
    this.#written = text;
    this.#store.write(this.#uid, draft);
  };

  /** Removes the draft of a form that was sent. */
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
  /** Calls its argument after each change; returns a function that stops it. */
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
