import * as z from 'zod/mini';
import { registrationState } from './registration';

/** Reply of `getSystem`. Mails leave out kinds that the caller may not see. */
export const systemReply = z.object({
  mails: z.object({
    waiting: z.int(),
    /** Maximum number of mails sent in a minute. */
    perMinute: z.int(),
    /** When the mail that has waited longest was queued; null if none waits. */
    oldestQueuedAt: z.nullable(z.iso.datetime()),
    /** The mail server's reply about the mail that has waited longest; null if it was not tried. */
    reason: z.nullable(z.string()),
    givenUp: z.int(),
  }),
  /** Time of one round trip. */
  database: z.object({ milliseconds: z.int() }),
  documents: z.object({
    storedBytes: z.int(),
    /** The part without a submission, and its limit. */
    spareBytes: z.int(),
    spareLimitBytes: z.int(),
  }),
  /** Jobs whose last run failed in the replying process. */
  failingJobs: z.array(z.string()),
  /** People who used the replying process from one private address within an hour. */
  peopleAtOneAddress: z.int(),
  registration: registrationState,
});
export type SystemReply = z.infer<typeof systemReply>;
