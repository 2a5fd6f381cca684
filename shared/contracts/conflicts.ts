import * as z from 'zod/mini';
import { decisionReason } from './listed-judges';
import { objectId } from './lists';

/** Why an organiser has a conflict of interest with a nomination, the strongest reason first. */
export const conflictKinds = ['own', 'organization', 'domain'] as const;

/** A conflict of interest of an organiser with a nomination. */
export const conflictOfInterest = z.object({
  organiser: z.object({ id: z.string(), name: z.string() }),
  kind: z.enum(conflictKinds),
  /** Null where nobody has proposed to lift it. */
  lift: z.nullable(
    z.object({
      state: z.enum(['proposed', 'lifted']),
      reason: z.string(),
      /** Who proposed it; null once their account is gone. */
      by: z.nullable(z.string()),
      isOwn: z.boolean(),
    }),
  ),
  /** What the caller may do now, as the server decides it. */
  mayLift: z.boolean(),
});
export type ConflictOfInterest = z.infer<typeof conflictOfInterest>;

/** Payload of `liftConflict`: whose conflict with what, and why it is none. */
export const liftRequest = z.strictObject({
  nominationId: objectId,
  /** Of the organiser. */
  accountId: objectId,
  reason: decisionReason,
});
export type LiftRequest = z.infer<typeof liftRequest>;
