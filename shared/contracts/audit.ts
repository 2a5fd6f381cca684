import * as z from 'zod/mini';

const id = z.string().check(z.minLength(1), z.maxLength(100));

/** Query of `listAudit`; all that is given must be so. */
export const auditQuery = z.strictObject({
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
  /** `next` of the page before. */
  cursor: z.optional(z.string().check(z.regex(/^[1-9]\d{0,11}$/, 'Use `next` of a page'))),
});
export type AuditQuery = z.infer<typeof auditQuery>;

/** One action; what was erased since is null. */
export const auditEntry = z.object({
  id: z.string(),
  /** Place in the chain, counted from 1. */
  seq: z.int(),
  hash: z.string(),
  at: z.iso.datetime(),
  action: z.string(),
  actor: z.object({
    kind: z.enum(['account', 'command']),
    /** The account's id, or the program's name. */
    id: z.nullable(z.string()),
  }),
  subject: z.object({
    noun: z.string(),
    /** Null where the subject is an account. */
    id: z.nullable(z.string()),
    /** The account that it is, or belongs to. */
    accountId: z.nullable(z.string()),
  }),
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
