import * as z from 'zod/mini';
import { possibleColleague } from './conflicts';
import { invitationOfApplicant } from './invitations';
import { limits } from './limits';
import { applicationStates, judgeStates } from './list-options';
import { objectId } from './lists';
import { reasonGiven } from './reason';
import { revision } from './revisions';

/** Applications that wait, unless others are asked for. */
export const applicationsQuery = z.strictObject({ state: z.optional(z.enum(applicationStates)) });
export type ApplicationsQuery = z.infer<typeof applicationsQuery>;

/** What two records have in common that one person's would. */
const duplicateSigns = ['mailbox', 'profile', 'name'] as const;

/** Another record that may be the same person's. */
const possibleDuplicate = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  state: z.enum(judgeStates),
  /** The same mailbox, LinkedIn profile, or name and organization. */
  same: z.array(z.enum(duplicateSigns)),
});
export type PossibleDuplicate = z.infer<typeof possibleDuplicate>;

/** An application in the queue, with all that deciding about it takes. */
const application = z.object({
  id: z.string(),
  revision,
  state: z.enum(applicationStates),
  name: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  linkedInUrl: z.string(),
  designation: z.string(),
  organization: z.string(),
  /** False for words such as Self-employed, from which no conflict of interest follows. */
  namesEmployer: z.boolean(),
  /** What the address tells of the employer: theirs, another one's, or a mail provider's. */
  mailbox: z.enum(['employer', 'elsewhere', 'free']),
  experienceYears: z.int(),
  judgingYears: z.int(),
  reasons: z.array(z.string()),
  appliedAt: z.iso.datetime(),
  duplicates: z.array(possibleDuplicate),
  /** Missing for who came uninvited. */
  invitation: z.optional(invitationOfApplicant),
  sharesEmployer: z.boolean(),
  /**
   * Entries of the current season that the applicant has a conflict of interest with, and the
   * categories of their own; without those that the caller has a conflict of interest with.
   */
  conflicts: z.int(),
  nominatesIn: z.array(z.string()),
  /** Entries that may be of their employer, besides those in conflict, without the same ones. */
  possibleColleagues: z.array(possibleColleague),
  /** False for the caller's own application, and for a reader. */
  mayDecide: z.boolean(),
});
export type Application = z.infer<typeof application>;

export const applicationsReply = z.object({ rows: z.array(application) });
export type ApplicationsReply = z.infer<typeof applicationsReply>;

const applications = z
  .array(z.strictObject({ judgeId: objectId, revision }))
  .check(z.minLength(1), z.maxLength(limits.decisionsAtOnce));

/** One decision about several applications, each as the caller saw it. */
export const decisionsRequest = z.strictObject({
  decision: z.enum(['verified', 'rejected']),
  reason: reasonGiven,
  applications,
});
export type DecisionsRequest = z.infer<typeof decisionsRequest>;

/** Undoes decisions; each names the revision that the decision has led to. */
export const undoRequest = z.strictObject({ applications });
export type UndoRequest = z.infer<typeof undoRequest>;

/** What became of one application of a request. */
const applicationOutcome = z.object({
  judgeId: z.string(),
  done: z.boolean(),
  /** The judge's revision afterwards; null if nothing was done. */
  revision: z.nullable(revision),
  /** Whether it can be undone until the mail is sent. */
  undoable: z.boolean(),
  /** Why nothing was done, or what was done instead; else empty. */
  message: z.string(),
});
export type ApplicationOutcome = z.infer<typeof applicationOutcome>;

/** In the order of the request. */
export const outcomesReply = z.object({ outcomes: z.array(applicationOutcome) });
