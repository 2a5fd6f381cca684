import * as z from 'zod/mini';

/** A mail that was given up, as an admin sees it: nothing of its content. */
export const undeliveredMail = z.object({
  /** Names the event, and so the mail. */
  key: z.string(),
  /** Kind of mail, such as `password-reset`. */
  template: z.string(),
  to: z.string(),
  attempts: z.int(),
  queuedAt: z.iso.datetime(),
  givenUpAt: z.iso.datetime(),
  /** What the mail server said last. */
  reason: z.string(),
});
export type UndeliveredMail = z.infer<typeof undeliveredMail>;

export const undeliveredMailsReply = z.object({ mails: z.array(undeliveredMail) });
export type UndeliveredMailsReply = z.infer<typeof undeliveredMailsReply>;

export const resendRequest = z.strictObject({
  key: z.string().check(z.minLength(1), z.maxLength(300)),
});
export type ResendRequest = z.infer<typeof resendRequest>;
