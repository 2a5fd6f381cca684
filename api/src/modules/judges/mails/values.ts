import * as z from 'zod/mini';
import { identifier, label, line, moment } from '../../mail/fields';

/** `asked` names judge and season in the links; `from` and `to` are the planned days of judging. */
export const againValues = z.object({
  name: line,
  season: label,
  asked: identifier,
  from: z.optional(moment),
  to: z.optional(moment),
});
