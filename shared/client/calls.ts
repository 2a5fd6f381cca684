import type * as z from 'zod/mini';
import type { CallName } from '../contracts/calls';
import type { Media } from '../contracts/calls/call';
import type { Contract } from '../contracts/calls/contract';

type NamesOf<Kind> = {
  [Name in CallName]: Contract[Name] extends Kind ? Name : never;
}[CallName];

/** Calls that send a file. */
export type UploadCall = NamesOf<{ file: string }>;

/** Calls that answer with a file. */
export type FileCall = NamesOf<{ replies: { 200: Media } }>;

/** Calls that need no session. */
export type PublicCall = Exclude<NamesOf<{ may: 'public' }>, FileCall>;

/** Calls in the name of whoever is signed in. */
export type PersonalCall = Exclude<CallName, PublicCall | FileCall | UploadCall>;

/**
 * Without what a schema lets through beyond what it names. What may be left out is left out, and not
 * given as undefined, which an address or a header would spell.
 */
type Named<Part> = {
  [Key in keyof Part as string extends Key ? never : Key]: Exclude<Part[Key], undefined>;
};

type InputOf<Name extends CallName, Part extends string> =
  Contract[Name] extends Record<Part, infer Schema extends z.core.$ZodType>
    ? Part extends 'body'
      ? z.input<Schema>
      : Named<z.input<Schema>>
    : never;

/** A part is given exactly when the contract has it, and may be left out when all of it may be. */
type Given<Name extends CallName, Part extends string> = [InputOf<Name, Part>] extends [never]
  ? { [Key in Part]?: never }
  : Record<never, never> extends InputOf<Name, Part>
    ? { [Key in Part]?: InputOf<Name, Part> }
    : { [Key in Part]: InputOf<Name, Part> };

/** How a call is made, whatever it is. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
}

export type Options<Name extends CallName> = CallOptions &
  Given<Name, 'params'> &
  Given<Name, 'query'> &
  Given<Name, 'headers'> &
  Given<Name, 'body'> &
  (Contract[Name] extends { bytes: true } ? { bytes: Blob } : { bytes?: never });

/** Arguments after the name: none are needed where nothing is required. */
export type Arguments<Name extends CallName> =
  Record<never, never> extends Options<Name> ? [options?: Options<Name>] : [options: Options<Name>];

type BodyOf<Status, Reply> = Status extends 204
  ? undefined
  : Status extends 303 | 304
    ? never
    : Reply extends z.core.$ZodType
      ? z.output<Reply>
      : never;

type BodiesOf<Replies> = { [Status in keyof Replies]: BodyOf<Status, Replies[Status]> };

/** What a call answers: undefined where that is nothing. */
export type ReplyOf<Name extends CallName> = BodiesOf<
  Contract[Name]['replies']
>[keyof Contract[Name]['replies']];

/** Any call, as it goes out. */
export interface OutgoingCall extends CallOptions {
  /** Values of the `:names` in the path. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, in place of a body. */
  bytes?: Blob;
}
