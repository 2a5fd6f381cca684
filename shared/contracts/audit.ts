import * as z from 'zod/mini';
import { exportFields } from './exports';

const id = z.string().check(z.minLength(1), z.maxLength(100));

/** All that is given must be so. */
const filters = {
  /** Id of the thing, or of the account, whose fate changed. */
  subject: z.optional(id),
  /** Account, or name of the program, that changed it. */
  actor: z.optional(id),
  /** Such as `nomination.returned`. */
  action: z.optional(z.string().check(z.regex(/^[a-z-]{1,40}\.[a-z-]{1,40}$/, 'Name an action'))),
  /** Included. */
  from: z.optional(z.iso.datetime()),
  /** Not included. */
  until: z.optional(z.iso.datetime()),
};

/** Query of `listAudit`. */
export const auditQuery = z.strictObject({
  ...filters,
  /** `next` of the page before. */
  cursor: z.optional(z.string().check(z.regex(/^[1-9]\d{0,11}$/, 'Use `next` of a page'))),
});
export type AuditQuery = z.infer<typeof auditQuery>;

/** One action; what was erased since is null. */
/** Somebody as organisers know them; null where the account is gone. */
const person = z.nullable(z.object({ name: z.string(), email: z.string() }));

export const auditEntry = z.object({
  id: z.string(),
  /** Place in the chain, counted from 1. */
  seq: z.int(),
  hash: z.string(),
  at: z.iso.datetime(),
  /** Null where it is withheld. */
  action: z.nullable(z.string()),
  actor: z.object({
    kind: z.enum(['account', 'command']),
    /** The account's id, or the program's name. */
    id: z.nullable(z.string()),
    person,
  }),
  subject: z.object({
    /** Null where it is withheld. */
    noun: z.nullable(z.string()),
    /** Null where the subject is an account. */
    id: z.nullable(z.string()),
    /** The account that it is, or belongs to. */
    accountId: z.nullable(z.string()),
    person,
  }),
  /** It tells of the judging of an entry that the caller is tied to: the rest is null. */
  withheld: z.boolean(),
  reason: z.nullable(z.string()),
  before: z.nullable(z.json()),
  after: z.nullable(z.json()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditReply = z.object({
  /** The newest first. */
  entries: z.array(auditEntry),
  /** Cursor of the next page; null on the last. */
  next: z.nullable(z.string()),
});
export type AuditReply = z.infer<typeof auditReply>;

/** Query of `exportAudit`: as the list is filtered, without pages. */
export const auditExportQuery = z.strictObject({ ...exportFields, ...filters });

/** What the last check of the whole chain came to. */
export const auditVerdict = z.object({
  at: z.iso.datetime(),
  whole: z.boolean(),
  /** What is wrong, and the entry where; null when nothing is. */
  fault: z.nullable(z.string()),
  entryId: z.nullable(z.string()),
  /** The last entry that was checked. */
  head: z.object({ seq: z.int(), hash: z.string() }),
  /** Entries of which something was erased with a person. */
  erased: z.int(),
});
export type AuditVerdict = z.infer<typeof auditVerdict>;

/** Reply of `getAuditState` and `verifyAudit`. */
export const auditStateReply = z.object({
  /** How many entries there are by now. */
  entries: z.int(),
  /** Null before the first check. */
  verdict: z.nullable(auditVerdict),
  /** Every action that the programme records, for a filter. */
  actions: z.array(z.string()),
});
export type AuditStateReply = z.infer<typeof auditStateReply>;
