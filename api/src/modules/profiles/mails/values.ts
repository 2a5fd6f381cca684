import * as z from 'zod/mini';
import { label, line } from '../../mail/fields';

/** `reason` is what the organiser wrote; the winner reads it only of a refusal. */
export const decidedValues = z.object({
  name: line,
  category: label,
  season: label,
  outcome: z.enum(['published', 'refused']),
  reason: line,
  path: label,
});
export type DecidedValues = z.output<typeof decidedValues>;
