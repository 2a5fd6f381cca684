import * as z from 'zod/mini';
import { identifier, label, line, moment, note } from '../../mail/fields';

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
