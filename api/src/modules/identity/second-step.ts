import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from './account';
import type { Session } from './session';

/** A completed first step: the method, the device, and the session it replaces. */
export interface FirstStep extends Pick<Session, 'method' | 'device'> {
  formerSession?: string | null;
}

/** Second factors of accounts, as the factors module answers. */
export interface SecondSteps {
  /** Returns a ticket for the browser; undefined when the account has no factor. */
  ticketFor(account: Account, step: FirstStep): Promise<string | undefined>;
  /** Removes every factor of the account; returns whether there was any. */
  removeAll(accountId: string): Promise<boolean>;
}

/** A sign-in that needs a second step. */
export interface AwaitedStep {
  ticket: string;
}

const cookieName = '__Host-second-step';
const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const;
const written = /^[\w-]{43}$/;

/** The lifetime of a ticket. */
const maxAge = 600;

export function ticketIn({ cookies }: FastifyRequest): string | undefined {
  const value = cookies[cookieName];
  return value && written.test(value) ? value : undefined;
}

export function keepTicket(reply: FastifyReply, { ticket }: AwaitedStep): void {
  reply.setCookie(cookieName, ticket, { ...attributes, maxAge });
}

export function forgetTicket(request: FastifyRequest, reply: FastifyReply): void {
  if (request.cookies[cookieName] !== undefined) reply.clearCookie(cookieName, attributes);
}
