import * as z from 'zod/mini';
import { objectId } from './lists';
import { namedProposal, proposal } from './proposals';
import { reasonGiven } from './reason';

/** Why an organiser has a conflict of interest with a nomination, strongest reason first. */
const conflictKinds = ['own', 'organization', 'domain'] as const;

/** A conflict of interest of an organiser with a nomination. */
export const conflictOfInterest = z.object({
  organiser: z.object({ id: z.string(), name: z.string() }),
  kind: z.enum(conflictKinds),
  /** The reason for lifting it; null while it is not lifted. */
  lifted: z.nullable(z.object({ reason: z.string() })),
  proposed: z.nullable(proposal),
  /** Whether the caller may lift it now; decided by the server. */
  mayLift: z.boolean(),
});
export type ConflictOfInterest = z.infer<typeof conflictOfInterest>;

/** Somebody who may have the same employer: a branch, another script, another domain. */
export const possibleColleague = z.object({
  id: z.string(),
  name: z.string(),
  organization: z.string(),
  /** The similar part of the employers, the strongest first. */
  same: z.enum(['organization', 'domain', 'organization-in-domain', 'domain-name']),
  /** Whether the similarity is a conflict of interest; otherwise organisers can ask. */
  hasConflict: z.boolean(),
});
export type PossibleColleague = z.infer<typeof possibleColleague>;

/** Payload of `liftConflict`: an organiser's conflict with a nomination, and the reason. */
export const liftRequest = z.strictObject({
  nominationId: objectId,
  /** The organiser's account. */
  accountId: objectId,
  reason: reasonGiven,
  ...namedProposal,
});
export type LiftRequest = z.infer<typeof liftRequest>;
