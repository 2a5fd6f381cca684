import * as z from 'zod/mini';
import { mailedConfirmation } from '../../identity/mails/values';
import { identifier, label, line, moment, note } from '../../mail/fields';

/** A decision, with the confirmation link while the judge's address is not confirmed. */
export const letterValues = z.object({
  name: line,
  confirmation: z.optional(mailedConfirmation),
});

export type LetterValues = z.output<typeof letterValues>;

/** `asked` names judge and season in the links; `from` and `to` are the planned days of judging. */
export const againValues = z.object({
  name: line,
  season: label,
  asked: identifier,
  from: z.optional(moment),
  to: z.optional(moment),
});

/** What an organiser wrote to several judges, and what is replaced in it for this one. */
export const messageValues = z.object({
  name: line,
  subject: note,
  text: note,
  pending: z.int(),
  deadline: label,
  judge: identifier,
  isReminder: z.boolean(),
});

export type MessageValues = z.output<typeof messageValues>;
