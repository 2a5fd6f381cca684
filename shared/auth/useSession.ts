import { type SessionState, session } from '@meritum/shared/auth/session';
import { useLayoutEffect, useSyncExternalStore } from 'react';

/** The session; the first use restores it before anything is painted (AUTH-015). */
export function useSession(): SessionState {
  useLayoutEffect(() => session.start(), []);
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getServerSnapshot);
}
