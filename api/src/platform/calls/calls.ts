import type { CallContract, Media } from '@meritum/shared/contracts/calls/call';
import {
  type Contract,
  type Operation,
  operations,
} from '@meritum/shared/contracts/calls/contract';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type * as z from 'zod/mini';
import type { Actor } from '../authorisation/actor';
import { sendProblemPage } from '../errors/problems';
import { isPage, mayBeEmpty, routeOf, statusOf } from './route';

type Parsed<Call, Part extends string> =
  Call extends Record<Part, infer Schema extends z.core.$ZodType> ? z.output<Schema> : unknown;

/**
 * A handler's result by reply status: the contract's body, nothing for 204, or the reply itself
 * when the handler writes it (a file, a redirect, not modified).
 */
type BodyOf<Status, Reply> = Status extends 204
  ? undefined
  : Status extends 303 | 304
    ? FastifyReply
    : Reply extends Media
      ? FastifyReply
      : Reply extends z.core.$ZodType
        ? z.input<Reply>
        : never;

type AnswerOf<Call extends CallContract> = {
  [Status in keyof Call['replies']]: BodyOf<Status, Call['replies'][Status]>;
}[keyof Call['replies']];

type Returned<Answer> = [Answer] extends [undefined] ? Promise<void> : Answer | Promise<Answer>;

interface CallInput<Name extends Operation> {
  /** The caller; undefined on public calls. */
  actor: Contract[Name]['may'] extends 'public' ? undefined : Actor;
  body: Parsed<Contract[Name], 'body'>;
  query: Parsed<Contract[Name], 'query'>;
  params: Parsed<Contract[Name], 'params'>;
  headers: Parsed<Contract[Name], 'headers'>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Handles a call. Throws DomainError. */
export type Handler<Name extends Operation> = (
  asked: CallInput<Name>,
) => Returned<AnswerOf<Contract[Name]>>;

/** The server's own settings of a call, which are not in the contract. */
export type Settings = Pick<FastifyContextConfig, 'withoutDatabase' | 'quiet'>;

/** Registers the handler of a call in the contract. Throws when a name is registered twice. */
interface RegisterCall {
  <Name extends Operation>(name: Name, handler: Handler<Name>): void;
  <Name extends Operation>(name: Name, settings: Settings, handler: Handler<Name>): void;
}

/** The request as the contract types it; the route validates with the contract's schemas. */
function asked<Name extends Operation>(
  request: FastifyRequest,
  reply: FastifyReply,
): CallInput<Name> {
  const { actor, body, query, params, headers } = request;
  return { actor, body, query, params, headers, request, reply } as CallInput<Name>;
}

async function respond<Name extends Operation>(
  name: Name,
  handler: Handler<Name>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const answer = await handler(asked<Name>(request, reply));
  if (reply.sent || reply.raw.headersSent) return undefined;
  if (answer !== undefined) return reply.code(statusOf(name)).send(answer);
  return mayBeEmpty(name) ? reply.code(204).send(null) : undefined;
}

/** `app.call`: all routes come from the contract. */
export const calls = plugin(
  async (app) => {
    app.decorate('answered', new Set<Operation>());
    const register = function <Name extends Operation>(
      this: FastifyInstance,
      name: Name,
      ...[first, second]: [Handler<Name>] | [Settings, Handler<Name>]
    ) {
      const handler = second ?? (first as Handler<Name>);
      const settings = second ? first : {};
      if (this.answered.has(name)) throw new Error(`${name} has two handlers`);
      this.answered.add(name);
      const { config, ...route } = routeOf(name);
      this.route({
        ...route,
        config: { ...config, ...settings },
        ...(isPage(name) && { errorHandler: sendProblemPage }),
        handler: (request, reply) => respond(name, handler, { request, reply }),
      });
    };
    app.decorate('call', register);
  },
  { name: 'calls', dependencies: ['zod-schemas'] },
);

/** Throws at the start when a call of the contract has no handler. */
export function requireEveryCall(app: Pick<FastifyInstance, 'answered'>): void {
  const missing = operations.filter((name) => !app.answered.has(name));
  if (missing.length > 0) throw new Error(`No handler for ${missing.join(', ')}`);
}

declare module 'fastify' {
  interface FastifyInstance {
    call: RegisterCall;
    /** Names of the calls that have a handler. */
    answered: Set<Operation>;
  }
}
