import * as z from 'zod/mini';
import { limits } from './limits';
import { asTrimmedText, atMost } from './texts';

/**
 * An organiser's reason for an action, recorded in the audit trail. A person whom it concerns can
 * read it in their own data.
 */
export const reasonGiven = z
  .string()
  .check(asTrimmedText(), z.minLength(1, 'Enter a reason'), atMost(limits.reasonCharacters));
