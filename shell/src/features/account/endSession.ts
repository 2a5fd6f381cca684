import { request } from '@meritum/shared/client/request';

/** Signs another device out, at once. Throws ClientError. */
export function endSession(sessionId: string): Promise<void> {
  return request({ call: 'endSession', params: { sessionId } });
}
