import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Key, Keys } from '../../platform/keys/keys';

/** What the cookie holds: which session, and 256 bits that prove it. */
export interface RefreshToken {
  sessionId: string;
  /** 128 bits that nobody can guess, and our mark that we gave them out for this session. */
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
 * The token that replaces this one. It is derived rather than drawn so that two tabs that refresh
 * at once, or a retry after a lost reply, are handed the same successor although the database
 * keeps hashes only. Without the key it is as unguessable as a drawn one.
 */
export function successor(token: RefreshToken, key: Key): RefreshToken {
  const unguessable = createHmac('sha256', key.bytes).update(writeRefreshToken(token)).digest();
  return marked(token.sessionId, unguessable.subarray(0, half), key);
}

/** The successor of the token whose hash is known, whichever key it was made with. */
export function successorOfHash(
  token: RefreshToken,
  { all }: Keys,
  hash: string,
): RefreshToken | undefined {
  return all.map((key) => successor(token, key)).find((next) => hashOf(next) === hash);
}

/**
 * Whether we gave the token out for its session, now or earlier. One that somebody made up carries
 * no mark of ours: it is no sign that anything was stolen.
 */
export function isIssuedByUs({ sessionId, secret }: RefreshToken, { all }: Keys): boolean {
  const bytes = Buffer.from(secret, 'base64url');
  const [unguessable, mark] = [bytes.subarray(0, half), bytes.subarray(half)];
  return all.some((key) => timingSafeEqual(mark, markOf(key, sessionId, unguessable)));
}

export const hashOf = ({ secret }: RefreshToken): string =>
  createHash('sha256').update(secret).digest('base64url');

export const writeRefreshToken = ({ sessionId, secret }: RefreshToken) => `${sessionId}.${secret}`;

/** The token in a cookie, or undefined for anything that we never wrote. */
export function readRefreshToken(cookie: string | undefined): RefreshToken | undefined {
  const [, sessionId, secret] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(cookie ?? '') ?? [];
  return sessionId && secret ? { sessionId, secret } : undefined;
}
