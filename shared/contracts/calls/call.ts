import * as z from 'zod/mini';
import type { AuditAction } from '../audit-actions';
import type { ErrorCode } from '../errors';
import type { ConsoleRole } from '../roles';

/**
 * Who may make a call: anyone, anyone signed in, or the roles of {@link rolesFor}. A call is public
 * only if it says so.
 */
export type CallAccess = 'public' | 'signed-in' | 'admin';

/**
 * How often one address may call; the server's configuration has the numbers. `frequent` is for
 * calls that pages make automatically: session renewal, saving a draft.
 */
export type CallRate = 'read' | 'write' | 'frequent' | 'upload' | 'credentials' | 'unlimited';

/** A reply that is not JSON; the handler writes it. */
export interface Media {
  media: string;
  description: string;
  /** Other media types that the caller can choose. */
  others?: readonly string[];
}

export const media = (
  type: string,
  description: string,
  others: readonly string[] = [],
): Media => ({ media: type, description, others });

type Method = 'GET' | Changing;

type Stated<Base, Own> = Omit<Base, keyof Own> & Own;
type Own = Partial<Agreed> & { records?: readonly AuditAction[] | 'nothing'; screener?: true };

/**
 * Declares calls: their common part, and for each its method, path and own part. A call without
 * `replies` has an empty reply.
 */
export const calling =
  <const Common extends Own & { may: CallAccess }>(common: Common) =>
  <Its extends Method, Path extends Agreed['path'], const Rest extends Own>(
    method: Its,
    path: Path,
    rest: Rest & Record<Exclude<keyof Rest, keyof Own>, never>,
  ) =>
    ({ ...noBody, ...common, method, path, ...rest }) as { method: Its; path: Path } & Stated<
      Stated<typeof noBody, Common>,
      Rest
    >;

export const nothing = z.null();
const noBody = { replies: { 204: nothing } } as const;

/** The refusals of most calls: the item is gone, or the act is not possible now. */
export const refusals = ['not-found', 'failed-precondition'] as const;

/** The common part of every contract. */
interface Agreed {
  path: `/api/${string}`;
  /** Heading in the API description. */
  tag: string;
  /** What the call does, in a few words. */
  summary: string;
  rate: CallRate;
  /** Set if the call computes or draws for a while; an overloaded server refuses it first. */
  heavy?: true;
  /** Set if an overloaded server must not refuse the call, because a deadline depends on it. */
  urgent?: true;
  /** `fresh`: the caller must have proven their identity within the last ten minutes. */
  proof?: 'fresh' | 'none';
  params?: z.core.$ZodType;
  query?: z.core.$ZodType;
  headers?: z.core.$ZodType;
  /** Sent as JSON. */
  body?: z.core.$ZodType;
  /** Sent as multipart/form-data instead of JSON: one file under this name. */
  file?: string;
  /** Sent as application/octet-stream instead of JSON. */
  bytes?: true;
  /** Successful replies, by status. */
  replies: { readonly [status: number]: z.core.$ZodType | Media };
  /**
   * Refusals specific to this call. General ones are not listed: no session, no permission,
   * malformed request, too many requests, internal errors.
   */
  refusals?: readonly ErrorCode[];
}

/** Every change is a POST, because some networks pass only GET and POST. */
type Changing = 'POST';

interface ForEverybody extends Agreed {
  method: Method;
  may: Exclude<CallAccess, 'admin'>;
  records?: never;
  screener?: never;
}

interface ForAdmins extends Agreed {
  may: 'admin';
  /**
   * Set if screeners may make the call too; an act that takes two organisers refuses them anyway.
   */
  screener?: true;
}

interface AdminReading extends ForAdmins {
  method: 'GET';
  /** Audit actions of this read, for lists that are exported as files. */
  records?: readonly AuditAction[];
}

interface AdminChange extends ForAdmins {
  method: Changing;
  /** Audit actions of this change; each change records one of them. */
  records: readonly AuditAction[] | 'nothing';
  proof: 'fresh' | 'none';
}

/** The whole contract of a call between browser and server. */
export type CallContract = ForEverybody | AdminReading | AdminChange;

/**
 * The roles that may make a call of the console. A reader makes every call that only reads, unless
 * the audit trail records it, such as a file of everybody's data. A screener makes the calls marked
 * so.
 */
export function rolesFor({ method, records, screener }: CallContract): readonly ConsoleRole[] {
  const onlyReads = method === 'GET' && records === undefined;
  return [
    'admin',
    ...(onlyReads ? ['reader' as const] : []),
    ...(screener ? ['screener' as const] : []),
  ];
}
