import { type SessionState, session } from '@meritum/shared/auth/session';
import { useLayoutEffect, useSyncExternalStore } from 'react';

/** Who is signed in; the first use restores the session, before anything is painted (AUTH-015). */
export function useSession(): SessionState {
  useLayoutEffect(() => session.start(), []);
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getServerSnapshot);
}
