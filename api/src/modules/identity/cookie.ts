import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RefreshToken, readRefreshToken, writeRefreshToken } from './refresh-token';
import { sessionLifetime } from './rules';
import { type AwaitedStep, ticketLifetime } from './session';

/** `__Host-` limits a cookie to this host, to https and to the whole site. */
const refreshCookie = '__Host-refresh';
const ticketCookie = '__Host-second-step';

const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const;

export function tokenOf({ cookies }: FastifyRequest): RefreshToken | undefined {
  return readRefreshToken(cookies[refreshCookie]);
}

export function keepToken(reply: FastifyReply, token: RefreshToken): void {
  reply.setCookie(refreshCookie, writeRefreshToken(token), {
    ...attributes,
    maxAge: sessionLifetime / 1_000,
  });
}

export function ticketIn({ cookies }: FastifyRequest): string | undefined {
  const value = cookies[ticketCookie];
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

export function keepTicket(reply: FastifyReply, { ticket }: AwaitedStep): void {
  reply.setCookie(ticketCookie, ticket, { ...attributes, maxAge: ticketLifetime / 1_000 });
}

/** Clears a cookie, also an unreadable one, so that it is not sent again. */
const forget = (name: string) => (request: FastifyRequest, reply: FastifyReply) => {
  if (request.cookies[name] !== undefined) reply.clearCookie(name, attributes);
};

export const forgetToken = forget(refreshCookie);
export const forgetTicket = forget(ticketCookie);
