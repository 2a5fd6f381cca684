import type * as z from 'zod/mini';
import { type CallName, calls } from '../calls';
import { accountCalls } from './account';
import type { CallContract, Media } from './call';
import { identityCalls } from './identity';
import { mailCalls } from './mails';
import { nominationCalls } from './nominations';
import { operationAddresses, operationCalls } from './operations';
import { winnerCalls } from './winners';

/** Address of every call of the API. */
export const addresses = { ...calls, ...operationAddresses };

/** Every name that the API answers to. */
export type Operation = keyof typeof addresses;

/**
 * What is agreed for every call. The server registers its handlers by it, and so do the types of the
 * browser's calls; a browser imports of it the types alone, never the schemas.
 */
export const contract = {
  ...identityCalls,
  ...accountCalls,
  ...nominationCalls,
  ...winnerCalls,
  ...mailCalls,
  ...operationCalls,
} as const satisfies Record<Operation, CallContract>;

export type Contract = typeof contract;

export const operations = Object.keys(contract) as Operation[];

type SchemaOf<Reply> = Reply extends Media ? never : Reply;
type Replies<Name extends Operation> = Contract[Name]['replies'];

/** What a call answers in JSON: undefined where it answers nothing, never where it sends a file. */
export type ReplyOf<Name extends CallName> = {
  [Status in keyof Replies<Name>]: Status extends 204 | 303 | 304
    ? Status extends 204
      ? undefined
      : never
    : SchemaOf<Replies<Name>[Status]> extends infer Schema extends z.core.$ZodType
      ? z.output<Schema>
      : never;
}[keyof Replies<Name>];

/** One part of a request as it is sent; undefined where the call has none. */
export type PartOf<Name extends Operation, Part extends 'params' | 'query' | 'headers' | 'body'> =
  Contract[Name] extends Record<Part, infer Schema extends z.core.$ZodType>
    ? z.input<Schema>
    : undefined;
