import * as z from 'zod/mini';
import { limits } from './limits';

/** An organiser's reason for an action; recorded in the audit trail. */
export const reasonGiven = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Enter a reason'),
    z.maxLength(limits.reasonCharacters, `Use at most ${limits.reasonCharacters} characters`),
  );
