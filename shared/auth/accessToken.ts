import type { SessionReply } from '../contracts/identity';

/** Seconds after which no access token is used, whatever lifetime its reply states (OPEN-035). */
const tokenAgeLimit = 3600;

/** A token is renewed this many seconds before it expires, so that none expires on its way. */
const renewalMargin = 30;

/** A token in memory. Times are of `performance.now()`, so changing the wall clock does not age it. */
export interface AccessToken {
  value: string;
  staleAt: number;
}

export function receiveToken(reply: SessionReply, now = performance.now()): AccessToken {
  const seconds = Math.min(reply.expiresIn - renewalMargin, tokenAgeLimit);
  return { value: reply.accessToken, staleAt: now + seconds * 1000 };
}

export function isStale(token: AccessToken, now = performance.now()): boolean {
  return now >= token.staleAt;
}
