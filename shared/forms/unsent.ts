import { session } from '@meritum/shared/auth/session';
import { personOf } from '../auth/person';

const kept = new Map<string, unknown>();
let owner: string | undefined;
let isListening = false;

/** What is kept for whoever is signed in; what somebody else typed is forgotten. */
function own(): Map<string, unknown> {
  const uid = personOf(session.getSnapshot())?.uid;
  if (uid !== owner) kept.clear();
  owner = uid;
  return kept;
}

const warn = (event: BeforeUnloadEvent) => {
  if (own().size > 0) event.preventDefault();
};

/**
 * What is typed and not sent yet. It is there again after a link, Back or a dialog that was closed;
 * before a reload, which would lose it, the browser asks.
 */
export const unsent = {
  read: <Typed>(key: string) => own().get(key) as Typed | undefined,
  keep(key: string, typed: unknown): void {
    const all = own();
    if (owner === undefined) return;
    all.set(key, typed);
    // It goes with the session.
    if (!isListening) session.subscribe(() => void own());
    isListening = true;
    window.addEventListener('beforeunload', warn);
  },
  forget(key: string): void {
    own().delete(key);
    if (kept.size === 0) window.removeEventListener('beforeunload', warn);
  },
};
