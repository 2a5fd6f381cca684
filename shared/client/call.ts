import { askForProof, session } from '@meritum/shared/auth/session';
import { type CallName, calls } from '../contracts/calls';
import type { Arguments, FileCall, OutgoingCall, PersonalCall, ReplyOf } from './calls';
import { ClientError, isClientError } from './clientError';
import { parse, request } from './request';

/**
 * A call as the signed-in person. A rejected token is renewed once and the call repeated; without a
 * session the call fails as `unauthenticated`.
 * Throws ClientError.
 */
export function call<Name extends PersonalCall>(
  name: Name,
  ...options: Arguments<Name>
): Promise<ReplyOf<Name>>;
export function call(name: CallName, options: OutgoingCall = {}): Promise<unknown> {
  return asPerson(name, options, parse);
}

/** As `call`, when the act counts and not the reply's body; undefined if that is not JSON. */
export function callForAnyReply<Name extends PersonalCall>(
  name: Name,
  ...options: Arguments<Name>
): Promise<unknown>;
export function callForAnyReply(name: CallName, options: OutgoingCall = {}): Promise<unknown> {
  return asPerson(name, options, parseIfPossible);
}

async function parseIfPossible(reply: Response): Promise<unknown> {
  try {
    return await parse(reply);
  } catch (error) {
    if (isClientError(error)) return undefined;
    throw error;
  }
}

/** As `call`, for a reply that is a file. Throws ClientError. */
export function callForFile<Name extends FileCall>(
  name: Name,
  ...options: Arguments<Name>
): Promise<Blob>;
export function callForFile(name: CallName, options: OutgoingCall = {}): Promise<Blob> {
  return asPerson(name, options, (reply) => reply.blob());
}

/** Any call as the signed-in person. Throws ClientError. */
export const asPerson = <Reply>(
  name: CallName,
  options: OutgoingCall,
  read: (reply: Response) => Promise<Reply>,
): Promise<Reply> =>
  withSession((token) =>
    request(calls[name], { ...options, headers: { ...options.headers, ...token } }, read),
  );

interface Bearer {
  authorization: string;
}

/**
 * Runs an attempt with a bearer token. If it is refused for lack of a fresh proof, the person is
 * asked for one and the attempt repeated.
 */
export async function withSession<Reply>(
  attempt: (token: Bearer) => Promise<Reply>,
): Promise<Reply> {
  try {
    return await withToken(attempt);
  } catch (error) {
    if (!isClientError(error) || error.reason !== 'fresh-proof-required') throw error;
    if (await askForProof()) return withToken(attempt);
    throw new ClientError({ code: error.code, message: 'Nothing was changed.', status: 0 });
  }
}

/** Runs an attempt with a bearer token, and once more with a fresh one if it is rejected. */
async function withToken<Reply>(attempt: (token: Bearer) => Promise<Reply>): Promise<Reply> {
  try {
    return await attempt(bearer(await session.getAccessToken()));
  } catch (error) {
    if (!isClientError(error) || error.status !== 401) throw error;
    return attempt(bearer(await session.getAccessToken({ fresh: true })));
  }
}

function bearer(token: string | undefined): Bearer {
  if (token) return { authorization: `Bearer ${token}` };
  throw new ClientError({
    code: 'unauthenticated',
    message: 'Sign in to continue.',
    status: 0,
  });
}
