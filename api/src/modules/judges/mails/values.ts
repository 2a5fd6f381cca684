import * as z from 'zod/mini';
import { identifier, label, line, note } from '../../mail/fields';

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
