import * as z from 'zod/mini';
import { possibleColleague } from './conflicts';
import { invitationOfApplicant } from './invitations';
import { limits } from './limits';
import { applicationStates, judgeStates } from './list-options';
import { objectId } from './lists';
import { reasonGiven } from './reason';
import { revision } from './revisions';

/** Waiting applications, unless a state is given. */
export const applicationsQuery = z.strictObject({ state: z.optional(z.enum(applicationStates)) });
export type ApplicationsQuery = z.infer<typeof applicationsQuery>;

/** Equal fields of two records, which suggest one person. */
const duplicateSigns = ['mailbox', 'profile', 'name'] as const;

const possibleDuplicate = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  state: z.enum(judgeStates),
  /** Whether mailbox, LinkedIn profile, or name and organization are equal. */
  same: z.array(z.enum(duplicateSigns)),
});
export type PossibleDuplicate = z.infer<typeof possibleDuplicate>;

/** An application in the queue, with everything needed to decide. */
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
  /** Whose domain the address has: the employer's, another employer's, or a mail provider's. */
  mailbox: z.enum(['employer', 'elsewhere', 'free']),
  experienceYears: z.int(),
  judgingYears: z.int(),
  reasons: z.array(z.string()),
  appliedAt: z.iso.datetime(),
  duplicates: z.array(possibleDuplicate),
  /** Missing if the applicant came uninvited. */
  invitation: z.optional(invitationOfApplicant),
  sharesEmployer: z.boolean(),
  /**
   * Numbers and categories of entries in the current season, without those with which the caller
   * has a conflict of interest: entries that conflict with the applicant, and the applicant's own.
   */
  conflicts: z.int(),
  nominatesIn: z.array(z.string()),
  /** Other entries that may be of the same employer, without the caller's conflicts of interest. */
  possibleColleagues: z.array(possibleColleague),
  /** False for the caller's own application, and for readers. */
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

/** Undoes decisions; each entry names the revision after the decision. */
export const undoRequest = z.strictObject({ applications });
export type UndoRequest = z.infer<typeof undoRequest>;

/** The outcome for one application of a request. */
const applicationOutcome = z.object({
  judgeId: z.string(),
  done: z.boolean(),
  /** The judge's revision afterwards; null if nothing was done. */
  revision: z.nullable(revision),
  /** Whether it can be undone until the mail is sent. */
  undoable: z.boolean(),
  /** Why nothing was done, or another outcome; else empty. */
  message: z.string(),
});
export type ApplicationOutcome = z.infer<typeof applicationOutcome>;

/** In the order of the request. */
export const outcomesReply = z.object({ outcomes: z.array(applicationOutcome) });
