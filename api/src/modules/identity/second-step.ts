import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account } from './account';
import type { Session } from './session';

/** A first step that was right: how, on what device, and in place of which session. */
export interface FirstStep extends Pick<Session, 'method' | 'device'> {
  formerSession?: string | null;
}

/** Whether more than a password or Google is asked for; the module of factors knows. */
export interface SecondSteps {
  /** What the browser keeps until the second step; undefined where the account has no factor. */
  ticketFor(account: Account, step: FirstStep): Promise<string | undefined>;
  /** Removes every factor of the account; answers whether there was any. */
  removeAll(accountId: string): Promise<boolean>;
}

/** A sign-in whose second step is awaited. */
export interface AwaitedStep {
  ticket: string;
}

const cookieName = '__Host-second-step';
const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const;
const written = /^[\w-]{43}$/;

/** As long as the ticket is good for. */
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
