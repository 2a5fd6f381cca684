import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';

/** What the cookie holds: which session, and 256 bits that prove it. */
export interface RefreshToken {
  sessionId: string;
  secret: string;
}

export function newRefreshToken(): RefreshToken {
  return { sessionId: randomUUID(), secret: randomBytes(32).toString('base64url') };
}

/**
 * The token that replaces this one. It is derived rather than drawn so that two tabs that refresh
 * at once, or a retry after a lost reply, are handed the same successor although the database
 * keeps hashes only. Without `key` it is as unguessable as a drawn one.
 */
export function successor(token: RefreshToken, key: string): RefreshToken {
  const secret = createHmac('sha256', key).update(writeRefreshToken(token)).digest('base64url');
  return { ...token, secret };
}

export const hashOf = ({ secret }: RefreshToken): string =>
  createHash('sha256').update(secret).digest('base64url');

export const writeRefreshToken = ({ sessionId, secret }: RefreshToken) => `${sessionId}.${secret}`;

/** The token in a cookie, or undefined for anything that we never wrote. */
export function readRefreshToken(cookie: string | undefined): RefreshToken | undefined {
  const [, sessionId, secret] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(cookie ?? '') ?? [];
  return sessionId && secret ? { sessionId, secret } : undefined;
}
