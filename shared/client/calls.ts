import type * as z from 'zod/mini';
import type { CallName } from '../contracts/calls';
import type { Media } from '../contracts/calls/call';
import type { Contract } from '../contracts/calls/contract';
import type { PublicName } from '../contracts/public-calls';

type NamesOf<Kind> = {
  [Name in CallName]: Contract[Name] extends Kind ? Name : never;
}[CallName];

export type UploadCall = NamesOf<{ file: string }>;

export type FileCall = NamesOf<{ replies: { 200: Media } }>;

/** Calls that need no session. */
export type PublicCall = Exclude<NamesOf<{ may: 'public' }> & PublicName, FileCall>;

/** Calls as the signed-in person. */
export type PersonalCall = Exclude<CallName, PublicCall | FileCall | UploadCall>;

/**
 * Removes the index signature of loose schemas. Optional members must be left out instead of
 * undefined, which would become text in an address or header.
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

/** Present exactly if the contract has this part; optional if all its members are. */
type Given<Name extends CallName, Part extends string> = [InputOf<Name, Part>] extends [never]
  ? { [Key in Part]?: never }
  : Record<never, never> extends InputOf<Name, Part>
    ? { [Key in Part]?: InputOf<Name, Part> }
    : { [Key in Part]: InputOf<Name, Part> };

interface CallOptions {
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
}

export type Options<Name extends CallName> = CallOptions &
  Given<Name, 'params'> &
  Given<Name, 'query'> &
  Given<Name, 'headers'> &
  Given<Name, 'body'> &
  (Contract[Name] extends { bytes: true } ? { bytes: Blob } : { bytes?: never });

/** Arguments after the name; none if nothing is required. */
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

/** The reply of a call; undefined if it has no body. */
export type ReplyOf<Name extends CallName> = BodiesOf<
  Contract[Name]['replies']
>[keyof Contract[Name]['replies']];

/** Any call, ready to be sent. */
export interface OutgoingCall extends CallOptions {
  /** Values of the `:names` in the path. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
  /** Sent unchanged, instead of a body. */
  bytes?: Blob;
}
