import type { SessionState } from '@meritum/shared/auth/session';
import { useQueryClient } from '@meritum/shared/query';
import { useEffect } from 'react';
import { judgeScope } from '../judge/requests';

/** After a sign-out nothing of what a judge saw is kept; after a session that ended by itself it is. */
export function useForgetting(session: SessionState): void {
  const client = useQueryClient();
  const isGone = session.status === 'signed-out' && !session.expired;
  useEffect(() => {
    if (isGone) client.removeQueries({ queryKey: [judgeScope] });
  }, [isGone, client]);
}
