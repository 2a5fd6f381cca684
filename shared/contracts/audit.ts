import * as z from 'zod/mini';
import { exportFields } from './exports';
import { limits } from './limits';
import { asLine } from './texts';

const id = z.string().check(asLine(), z.minLength(1), z.maxLength(limits.emailCharacters));

/** Filters; an entry must match all that are given. */
const filters = {
  /** Id of the item or account that was changed, or the account's address. */
  subject: z.optional(id),
  /** Who made the change: an account's id, address or mark, or a program's name. */
  actor: z.optional(id),
  /** Such as `nomination.returned`. */
  action: z.optional(z.string().check(z.regex(/^[a-z-]{1,40}\.[a-z-]{1,40}$/, 'Name an action'))),
  /** Inclusive. */
  from: z.optional(z.iso.datetime()),
  /** Exclusive. */
  until: z.optional(z.iso.datetime()),
};

export const auditQuery = z.strictObject({
  ...filters,
  /** `next` of the previous page. */
  cursor: z.optional(z.string().check(z.regex(/^[1-9]\d{0,11}$/, 'Use `next` of a page'))),
});
export type AuditQuery = z.infer<typeof auditQuery>;

/** A person as organisers know them; null once the account is gone. */
const person = z.nullable(z.object({ name: z.string(), email: z.string() }));

/** One recorded action; erased content is null. */
export const auditEntry = z.object({
  id: z.string(),
  /** Position in the chain, counted from 1. */
  seq: z.int(),
  hash: z.string(),
  at: z.iso.datetime(),
  /** Null if withheld. */
  action: z.nullable(z.string()),
  actor: z.object({
    kind: z.enum(['account', 'command']),
    /** The account's id, its mark once it is deleted, or the program's name. */
    id: z.nullable(z.string()),
    person,
  }),
  subject: z.object({
    /** Null if withheld. */
    noun: z.nullable(z.string()),
    /** Null if the subject is an account. */
    id: z.nullable(z.string()),
    /** The account that the subject is, or belongs to. */
    accountId: z.nullable(z.string()),
    person,
  }),
  /**
   * The entry is about judging and the caller has a conflict of interest; all other fields are
   * null.
   */
  withheld: z.boolean(),
  reason: z.nullable(z.string()),
  before: z.nullable(z.json()),
  after: z.nullable(z.json()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditReply = z.object({
  /** Newest first. */
  entries: z.array(auditEntry),
  /** Cursor of the next page; null on the last one. */
  next: z.nullable(z.string()),
});
export type AuditReply = z.infer<typeof auditReply>;

/** Query of `exportAudit`: the list's filters, without pages. */
export const auditExportQuery = z.strictObject({ ...exportFields, ...filters });

const link = z.object({ seq: z.int(), hash: z.string() });

/** Result of the last check of the whole chain. */
const auditVerdict = z.object({
  at: z.iso.datetime(),
  whole: z.boolean(),
  /** The fault and its entry; null if there is none. */
  fault: z.nullable(z.string()),
  entryId: z.nullable(z.string()),
  /** The last entry that was checked. */
  head: link,
  /** Entries whose content was erased with a person. */
  erased: z.int(),
});
export type AuditVerdict = z.infer<typeof auditVerdict>;

export const auditStateReply = z.object({
  entries: z.int(),
  /** The last entry; null if there is none. */
  head: z.nullable(link),
  /** Null before the first check. */
  verdict: z.nullable(auditVerdict),
  /** A running check: entries checked so far, and entries at its beginning. */
  checking: z.nullable(z.object({ checked: z.int(), entries: z.int() })),
  /** Every recorded action, for the filter. */
  actions: z.array(z.string()),
});
export type AuditStateReply = z.infer<typeof auditStateReply>;
