import type { CallContract, Media } from '@meritum/shared/contracts/calls/call';
import type { Contract, Operation } from '@meritum/shared/contracts/calls/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Actor } from '../authorisation/actor';

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

/** A handler without a result needs no return. */
type Returned<Answer> = [Answer] extends [undefined] ? Promise<void> : Answer | Promise<Answer>;

/** What a handler receives: the parsed request parts of the contract. */
export interface CallInput<Name extends Operation> {
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
