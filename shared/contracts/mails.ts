import * as z from 'zod/mini';
import { email } from './identity';

/**
 * Where a mail is: waiting, taken by the mail server, given up, of no use any more, or without its
 * recipient, who was erased.
 */
export const mailStates = ['queued', 'sent', 'dead', 'expired', 'withdrawn'] as const;
export type MailState = (typeof mailStates)[number];

/** A mail as an admin sees it: nothing of its content. */
export const listedMail = z.object({
  /** Names the event, and so the mail. */
  key: z.string(),
  /** Kind of mail, such as `password-reset`. */
  template: z.string(),
  /** Null once the recipient was erased. */
  to: z.nullable(z.string()),
  state: z.enum(mailStates),
  attempts: z.int(),
  queuedAt: z.iso.datetime(),
  /** When the next attempt is due; null once it is settled. */
  dueAt: z.nullable(z.iso.datetime()),
  settledAt: z.nullable(z.iso.datetime()),
  /** What the mail server said to the last attempt, where it failed. */
  reason: z.nullable(z.string()),
});
export type ListedMail = z.infer<typeof listedMail>;

/** Mails on one page of `listMails`. */
export const mailsPageLength = 50;

/** Query of `listMails`; all that is given must be so. */
export const mailsQuery = z.strictObject({
  state: z.optional(z.enum(mailStates)),
  template: z.optional(z.string().check(z.regex(/^[a-z-]{1,60}$/, 'Name a kind of mail'))),
  /** The whole address. */
  to: z.optional(email),
  /** Counted from 1. */
  page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'Count pages from 1'))),
});

export const mailsReply = z.object({
  /** The newest first. */
  mails: z.array(listedMail),
  /** All that match. */
  total: z.int(),
  /** Every kind of mail that there is. */
  templates: z.array(z.string()),
});
export type MailsReply = z.infer<typeof mailsReply>;

export const resendRequest = z.strictObject({
  key: z.string().check(z.minLength(1), z.maxLength(300)),
});
