import * as z from 'zod/mini';
import { email } from './identity';
import { asLine } from './texts';

/**
 * State of a mail: waiting, accepted by the mail server, returned later, given up, no longer
 * useful, or withdrawn with its erased recipient.
 */
export const mailStates = ['queued', 'sent', 'bounced', 'dead', 'expired', 'withdrawn'] as const;
export type MailState = (typeof mailStates)[number];

/** A mail as an admin sees it, without its content. */
export const listedMail = z.object({
  /** Names the event that caused the mail; unique. */
  key: z.string(),
  /** Kind of mail, such as `password-reset`. */
  template: z.string(),
  /** Null once the recipient is erased. */
  to: z.nullable(z.string()),
  state: z.enum(mailStates),
  attempts: z.int(),
  queuedAt: z.iso.datetime(),
  /** When the next attempt is due; null if there is none. */
  dueAt: z.nullable(z.iso.datetime()),
  endedAt: z.nullable(z.iso.datetime()),
  /** The mail server's reply to the last failed attempt, or why the mail bounced. */
  reason: z.nullable(z.string()),
  /** Whether `getMailText` returns its text. */
  mayRead: z.boolean(),
});
export type ListedMail = z.infer<typeof listedMail>;

/** Mails per page of `listMails`. */
export const mailsPageLength = 50;

/** Query of `listMails`; a mail must match all filters that are given. */
export const mailsQuery = z.strictObject({
  state: z.optional(z.enum(mailStates)),
  template: z.optional(z.string().check(z.regex(/^[a-z-]{1,60}$/, 'Name a kind of mail'))),
  /** A batch of `listMailBatches`. */
  batch: z.optional(z.string().check(z.regex(/^[a-z-]{1,60}:[0-9a-f-]{10,36}$/, 'Name a batch'))),
  /** The full address. */
  to: z.optional(email),
  /** From 1. */
  page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'Count pages from 1'))),
});

export const mailsReply = z.object({
  /** Newest first. */
  mails: z.array(listedMail),
  total: z.int(),
  /** Every kind of mail. */
  templates: z.array(z.string()),
});
export type MailsReply = z.infer<typeof mailsReply>;

/** Days that `listMailBatches` goes back. */
export const batchDays = 30;

/** Mails of one message, or of one kind and day. */
const mailBatch = z.object({
  batch: z.string(),
  template: z.string(),
  /** The subject, if an organiser wrote the message. */
  subject: z.nullable(z.string()),
  /** Null if there are several recipients. */
  to: z.nullable(z.string()),
  lastAt: z.iso.datetime(),
  /** `dropped` counts expired mails and those of erased recipients. */
  counts: z.object({
    sent: z.int(),
    bounced: z.int(),
    waiting: z.int(),
    failed: z.int(),
    dropped: z.int(),
  }),
});
export type MailBatch = z.infer<typeof mailBatch>;

/** Reply of `listMailBatches`, newest first. */
export const mailBatchesReply = z.object({ batches: z.array(mailBatch) });

const mailKey = z.string().check(asLine(), z.minLength(1), z.maxLength(300));

export const resendRequest = z.strictObject({ key: mailKey });

const { batch, template } = mailsQuery.shape;
/** Body of `resendMails`: one batch or kind, or all. */
export const resendAllRequest = z.strictObject({ batch, template });

export const resendAllReply = z.object({ count: z.int() });

export const mailTextQuery = z.strictObject({ key: mailKey });

/** The text of a mail, with links that prove nothing. */
export const mailText = z.object({ subject: z.string(), text: z.string() });
export type MailText = z.infer<typeof mailText>;
