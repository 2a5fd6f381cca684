import { session } from '@meritum/shared/auth/session';
import type { DraftStore } from './draftStore';

/** Milliseconds between a change and its being written; changes in between are written with it. */
const pause = 400;

/** Writes a form's draft behind the typing, for one account, until the form is sent or left. */
export class DraftKeeper<Draft> {
  readonly #store: DraftStore<Draft>;
  readonly #uid: string;
  readonly #read: () => Draft;
  #written: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  /** `read` answers what the form holds at that moment; as it is now, it is not worth keeping. */
  constructor(store: DraftStore<Draft>, uid: string, read: () => Draft) {
    this.#store = store;
    this.#uid = uid;
    this.#read = read;
    this.#written = JSON.stringify(read());
  }

  /** Something may have changed. */
  touch = (): void => {
    if (!this.#closed) this.#timer ??= setTimeout(this.flush, pause);
  };

  /** Writes at once what is still waiting: the page may be about to go. */
  flush = (): void => {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const draft = this.#read();
    const text = JSON.stringify(draft);
    if (text === this.#written || !isStillTheirs(this.#uid)) return;
    this.#written = text;
    this.#store.write(this.#uid, draft);
  };

  /** The form was sent: nothing is kept any more. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#store.remove(this.#uid);
  }
}

/** After a sign-out nothing may be written again; after a session that ended by itself it may. */
function isStillTheirs(uid: string): boolean {
  const state = session.getSnapshot();
  if (state.status === 'signed-in') return state.user.uid === uid;
  return state.status === 'signed-out' && state.expired?.uid === uid;
}
