import type { CallContract, Media } from '@meritum/shared/contracts/calls/call';
import type { Contract, Operation } from '@meritum/shared/contracts/calls/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Actor } from '../authorisation/actor';

type Parsed<Call, Part extends string> =
  Call extends Record<Part, infer Schema extends z.core.$ZodType> ? z.output<Schema> : unknown;

/**
 * What a handler answers, by status of the reply: the body that the contract describes, nothing for
 * 204, and the reply itself where the handler writes it (a file, a redirection, not modified).
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

/** A handler that has nothing to say needs no return. */
type Returned<Answer> = [Answer] extends [undefined] ? Promise<void> : Answer | Promise<Answer>;

/** What a handler is given: the parts of the request that the contract describes, parsed. */
export interface CallInput<Name extends Operation> {
  /** Who asks; nobody on a public call. */
  actor: Contract[Name]['may'] extends 'public' ? undefined : Actor;
  body: Parsed<Contract[Name], 'body'>;
  query: Parsed<Contract[Name], 'query'>;
  params: Parsed<Contract[Name], 'params'>;
  headers: Parsed<Contract[Name], 'headers'>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Answers a call. Throws DomainError. */
export type Handler<Name extends Operation> = (
  asked: CallInput<Name>,
) => Returned<AnswerOf<Contract[Name]>>;
