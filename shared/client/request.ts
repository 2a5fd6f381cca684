import { session } from '@meritum/shared/auth/session';
import { ClientError, isClientError } from './clientError';
import { type Call, send, sendForFile } from './send';

/**
 * A call in the name of the signed-in person. A token that the server no longer takes is renewed
 * once and the call repeated; without a session the call fails as `unauthenticated`.
 * Throws ClientError.
 */
export function request<Reply>(call: Call): Promise<Reply> {
  return withSession((headers) =>
    send<Reply>({ ...call, headers: { ...call.headers, ...headers } }),
  );
}

/** The same for a reply that is a file. Throws ClientError. */
export function requestFile(call: Call): Promise<Blob> {
  return withSession((headers) =>
    sendForFile({ ...call, headers: { ...call.headers, ...headers } }),
  );
}

/** Runs an attempt with a bearer token, and once more with a fresh one if it was refused. */
export async function withSession<Reply>(
  attempt: (headers: Record<string, string>) => Promise<Reply>,
): Promise<Reply> {
  try {
    return await attempt(bearer(await session.getAccessToken()));
  } catch (error) {
    if (!isClientError(error) || error.status !== 401) throw error;
    return attempt(bearer(await session.getAccessToken({ fresh: true })));
  }
}

function bearer(token: string | undefined) {
  if (token) return { authorization: `Bearer ${token}` };
  throw new ClientError({
    code: 'unauthenticated',
    message: 'Please sign in to continue.',
    status: 0,
  });
}
