import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Key, Keys } from '../../platform/keys/keys';

/** The content of the cookie. */
export interface RefreshToken {
  sessionId: string;
  /** 128 unguessable bits, and our signature for this session. */
  secret: string;
}

const half = 16;

const markOf = ({ bytes }: Key, sessionId: string, unguessable: Buffer): Buffer =>
  createHmac('sha256', bytes)
    .update(`issued ${sessionId} `)
    .update(unguessable)
    .digest()
    .subarray(0, half);

function marked(sessionId: string, unguessable: Buffer, key: Key): RefreshToken {
  const mark = markOf(key, sessionId, unguessable);
  return { sessionId, secret: Buffer.concat([unguessable, mark]).toString('base64url') };
}

export const newRefreshToken = ({ current }: Keys): RefreshToken =>
  marked(randomUUID(), randomBytes(half), current);

/**
 * Derived, not random: two tabs that refresh together, or a retry, get the same token although only
 * hashes are stored. It cannot be guessed without the key.
 */
export function nextRefreshToken(token: RefreshToken, key: Key): RefreshToken {
  const unguessable = createHmac('sha256', key.bytes).update(writeRefreshToken(token)).digest();
  return marked(token.sessionId, unguessable.subarray(0, half), key);
}

/** Looks for the hash under every key. */
export function successorOfHash(
  token: RefreshToken,
  { all }: Keys,
  hash: string,
): RefreshToken | undefined {
  return all.map((key) => nextRefreshToken(token, key)).find((next) => hashOfSecret(next) === hash);
}

/** A made-up token is no sign of theft. */
export function isIssuedByUs({ sessionId, secret }: RefreshToken, { all }: Keys): boolean {
  const bytes = Buffer.from(secret, 'base64url');
  const [unguessable, mark] = [bytes.subarray(0, half), bytes.subarray(half)];
  return all.some((key) => timingSafeEqual(mark, markOf(key, sessionId, unguessable)));
}

export const hashOfSecret = ({ secret }: RefreshToken): string =>
  createHash('sha256').update(secret).digest('base64url');

export const writeRefreshToken = ({ sessionId, secret }: RefreshToken) => `${sessionId}.${secret}`;

/** Undefined for a cookie that we did not write. */
export function readRefreshToken(cookie: string | undefined): RefreshToken | undefined {
  const [, sessionId, secret] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(cookie ?? '') ?? [];
  return sessionId && secret ? { sessionId, secret } : undefined;
}
