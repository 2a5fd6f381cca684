import { session } from '@meritum/shared/auth/session';
import { personOf } from '../auth/person';

/** Typed values, and the address where they were typed. */
const kept = new Map<string, { typed: unknown; at: string }>();
const listeners = new Set<() => void>();
let owner: string | undefined;
let isListening = false;

/** The typed values of whoever is signed in; another person's are forgotten. */
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
 * Typed values that are not sent yet. They return after a link, Back or a closed dialog; before a
 * reload, which would lose them, the browser asks.
 */
export const unsent = {
  read: <Typed>(key: string) => own().get(key)?.typed as Typed | undefined,
  keep(key: string, typed: unknown): void {
    const all = own();
    if (owner === undefined) return;
    all.set(key, { typed, at: window.location.pathname });
    tell();
    // Forgotten with the session.
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
  /** The addresses with unsent values, comma-separated, for `useSyncExternalStore`. */
  places: () => [...new Set([...own().values()].map(({ at }) => at))].join(),
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
