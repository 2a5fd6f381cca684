import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RefreshToken, readRefreshToken, writeRefreshToken } from './refresh-token';
import { sessionLifetime } from './rules';

/** `__Host-` limits the cookie to this host, to https and to the whole site. */
const refreshCookie = '__Host-refresh';

const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const;

export function tokenOf(request: FastifyRequest): RefreshToken | undefined {
  return readRefreshToken(request.cookies[refreshCookie]);
}

export function keepToken(reply: FastifyReply, token: RefreshToken): void {
  reply.setCookie(refreshCookie, writeRefreshToken(token), {
    ...attributes,
    maxAge: sessionLifetime / 1_000,
  });
}

/** Clears the cookie, also an unreadable one, so that it is not sent again. */
export function forgetToken(request: FastifyRequest, reply: FastifyReply): void {
  if (request.cookies[refreshCookie] !== undefined) reply.clearCookie(refreshCookie, attributes);
}
