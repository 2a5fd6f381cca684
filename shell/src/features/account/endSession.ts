import { call } from '@meritum/shared/client/call';

/** Signs another device out, at once. Throws ClientError. */
export function endSession(sessionId: string): Promise<void> {
  return call('endSession', { params: { sessionId } });
}
