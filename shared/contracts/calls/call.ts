import * as z from 'zod/mini';
import type { AuditAction } from '../audit-actions';
import type { ErrorCode } from '../errors';

/** Who may call: anybody, whoever is signed in, or admins. Nothing is open unless it says so. */
export type CallAccess = 'public' | 'signed-in' | 'admin';

/**
 * How often one address may call; the numbers are in the server's configuration. `frequent` is what
 * pages do by themselves for everybody behind an address: staying signed in, keeping a draft.
 */
export type CallRate = 'read' | 'write' | 'frequent' | 'upload' | 'credentials' | 'unlimited';

/** A reply that is not JSON, written by the handler itself. */
export interface Media {
  media: string;
  description: string;
  /** Further types, where the caller chooses. */
  others?: readonly string[];
}

export const media = (
  type: string,
  description: string,
  others: readonly string[] = [],
): Media => ({ media: type, description, others });

/** A reply without a body. */
export const nothing = z.null();

/** What every call says, whoever may make it. */
interface Agreed {
  path: `/api/${string}`;
  /** Heading under which the API's description lists it. */
  tag: string;
  /** What it does, in a few words. */
  summary: string;
  rate: CallRate;
  /** Its caller must have proven within the last ten minutes who they are. */
  proof?: 'fresh';
  params?: z.core.$ZodType;
  query?: z.core.$ZodType;
  headers?: z.core.$ZodType;
  /** Sent as JSON. */
  body?: z.core.$ZodType;
  /** Sent as multipart/form-data in place of JSON: one file under this name. */
  file?: string;
  /** Sent as it is, as application/octet-stream, in place of JSON. */
  bytes?: true;
  /** Replies that are a success, by status. */
  replies: { readonly [status: number]: z.core.$ZodType | Media };
  /**
   * Refusals of its own. Those that follow from the rest are not listed: for want of a session or a
   * right, for a malformed request, for too many, for faults of ours.
   */
  refusals?: readonly ErrorCode[];
}

type Changing = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface ForEverybody extends Agreed {
  method: 'GET' | Changing;
  may: Exclude<CallAccess, 'admin'>;
  records?: never;
}

interface AdminReading extends Agreed {
  method: 'GET';
  may: 'admin';
  /** What the audit trail has of it: lists that are taken away as files. */
  records?: readonly AuditAction[];
}

interface AdminChange extends Agreed {
  method: Changing;
  may: 'admin';
  /** What the audit trail has of it; one of these each time that something changes. */
  records: readonly AuditAction[] | 'nothing';
}

/** Everything that both sides agree on about a call. */
export type CallContract = ForEverybody | AdminReading | AdminChange;
