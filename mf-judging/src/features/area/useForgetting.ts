import type { SessionState } from '@meritum/shared/auth/session';
import { useQueryClient } from '@meritum/shared/query';
import { useEffect } from 'react';
import { judgeScope } from '../judge/requests';

/** Forgets what a judge saw after a sign-out, but not after an expired session. */
export function useForgetting(session: SessionState): void {
  const client = useQueryClient();
  const isGone = session.status === 'signed-out' && !session.expired;
  useEffect(() => {
    if (isGone) client.removeQueries({ queryKey: [judgeScope] });
  }, [isGone, client]);
}
