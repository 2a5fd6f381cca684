import { call } from '@meritum/shared/client/call';
import type { SessionSummary } from '@meritum/shared/contracts/account';

export const sessionsKey = (uid: string) => ['sessions', uid] as const;

/** Where the account is signed in, this device first, then the last used. Throws ClientError. */
export async function listSessions(signal: AbortSignal): Promise<SessionSummary[]> {
  const { sessions } = await call('listSessions', { signal });
  return sessions.toSorted(
    (one, other) =>
      Number(other.current) - Number(one.current) || other.lastUsedAt.localeCompare(one.lastUsedAt),
  );
}
