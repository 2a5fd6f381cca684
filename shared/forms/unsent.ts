import { session } from '@meritum/shared/auth/session';
import { personOf } from '../auth/person';

/** What is typed, and at which address. */
const kept = new Map<string, { typed: unknown; at: string }>();
const listeners = new Set<() => void>();
let owner: string | undefined;
let isListening = false;

/** What is kept for whoever is signed in; what somebody else typed is forgotten. */
function own(): typeof kept {
  const uid = personOf(session.getSnapshot())?.uid;
  if (uid !== owner) kept.clear();
  owner = uid;
  return kept;
}

const tell = () => {
  for (const listener of listeners) listener();
};

const warn = (event: BeforeUnloadEvent) => {
  if (own().size > 0) event.preventDefault();
};

/**
 * What is typed and not sent yet. It is there again after a link, Back or a dialog that was closed;
 * before a reload, which would lose it, the browser asks.
 */
export const unsent = {
  read: <Typed>(key: string) => own().get(key)?.typed as Typed | undefined,
  keep(key: string, typed: unknown): void {
    const all = own();
    if (owner === undefined) return;
    all.set(key, { typed, at: window.location.pathname });
    tell();
    // It goes with the session.
    if (!isListening)
      session.subscribe(() => {
        if (own().size === 0) tell();
      });
    isListening = true;
    window.addEventListener('beforeunload', warn);
  },
  forget(key: string): void {
    if (own().delete(key)) tell();
    if (kept.size === 0) window.removeEventListener('beforeunload', warn);
  },
  /** The addresses at which something is kept, with commas between, for `useSyncExternalStore`. */
  places: () => [...new Set([...own().values()].map(({ at }) => at))].join(),
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
