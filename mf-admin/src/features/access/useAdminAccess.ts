import { type SessionState, session as sessionStore } from '@meritum/shared/auth/session';
import { useEffect, useState } from 'react';

/**
 * Signs out whoever is signed in without being an admin, and remembers to say so (PERM-010,
 * OPEN-031). The server decides access on each call; this only keeps the screen honest.
 */
export function useAdminAccess(session: SessionState) {
  const [unauthorized, setUnauthorized] = useState(false);
  const refused = session.status === 'signed-in' && session.user.role !== 'admin';

  useEffect(() => {
    if (!refused) return;
    setUnauthorized(true);
    void sessionStore.signOut();
  }, [refused]);

  return { unauthorized, dismiss: () => setUnauthorized(false) };
}
