import * as z from 'zod/mini';
import { email, linkToken } from './identity';
import { judgingQuestion } from './judging-again';
import { limits } from './limits';
import { linkedInAddress } from './links';
import { revision } from './revisions';
import { asLine, atMost, requiredLine, requiredText, withoutLost } from './texts';

/** The states of a judge (STATE-002). */
export const judgeStatuses = [
  'APPLICATION_PENDING',
  'VERIFICATION_PENDING',
  'ASSIGNMENTS_PENDING',
  'REJECTED',
] as const;
export type JudgeStatus = (typeof judgeStatuses)[number];

/** Texts of the Judging Interest Form, from section 5 of the specification or our own. */
const judgeMessages = {
  fullName: 'Full name is required',
  designation: 'Designation is required',
  organization: 'Company/Organization is required',
  linkedInUrl: 'LinkedIn URL is required',
  experienceYears: 'Enter your years of experience, as a whole number from 1',
  judgingYears: 'Enter your years of judging, as a whole number from 1',
  reason: 'This reason is required',
  terms: 'You must agree to the terms and conditions',
} as const;

/** Minimum years for an application to be considered (D60); the form states them. */
export const qualification = { experienceYears: 5, judgingYears: 1 } as const;

/** Whether an application is considered; otherwise it is rejected immediately (D61). */
export function isQualified(years: { experienceYears: number; judgingYears: number }): boolean {
  return (
    years.experienceYears >= qualification.experienceYears &&
    years.judgingYears >= qualification.judgingYears
  );
}

const years = (message: string) =>
  z
    .int(message)
    .check(z.minimum(1, message), z.maximum(limits.years, `Use at most ${limits.years}`));

const reason = requiredText(limits.judgeReasonCharacters, judgeMessages.reason).check(
  withoutLost(),
);

/** The applicant's fields, in the order of the form (JUD-039, JUD-043, JUD-044). */
export const judgeFields = {
  fullName: requiredLine(limits.nameCharacters, judgeMessages.fullName),
  designation: requiredLine(limits.designationCharacters, judgeMessages.designation),
  organization: requiredLine(limits.organizationCharacters, judgeMessages.organization),
  linkedInUrl: z.pipe(
    z.string().check(asLine(), z.minLength(1, { error: judgeMessages.linkedInUrl, abort: true })),
    linkedInAddress,
  ),
  experienceYears: years(judgeMessages.experienceYears),
  judgingYears: years(judgeMessages.judgingYears),
  reason1: reason,
  reason2: reason,
  reason3: reason,
  agreeTerms: z.boolean().check(z.refine((agreed) => agreed, judgeMessages.terms)),
};

export const judgeForm = z.object(judgeFields);
export type JudgeForm = z.infer<typeof judgeForm>;

/** Payload of `submitTechJudgeApplication` (ENT-009). The address comes from the session. */
export const judgeApplication = z.strictObject({
  ...judgeFields,
  email: z.string().check(asLine(), atMost(limits.emailCharacters)),
  /** The token of an invitation's link, if the applicant came by one. */
  invitation: z.optional(linkToken),
});
export type JudgeApplication = z.infer<typeof judgeApplication>;

/**
 * Reply of `submitTechJudgeApplication` (API-005): REJECTED with too few years, else
 * VERIFICATION_PENDING. Refusals are problem details; our server never sends `error`.
 */
export const judgeApplicationReply = z.object({
  status: z.enum(judgeStatuses),
  error: z.optional(z.string()),
});
export type JudgeApplicationReply = z.infer<typeof judgeApplicationReply>;

/** Reply of `getTechJudgeStatus` (ENT-005); missing values are empty texts and zeros. */
export const judgeStatusReply = z.object({
  status: z.enum(judgeStatuses),
  isVerified: z.boolean(),
  /** True while any of the six fields of an application is missing (ENT-006, D59). */
  isMinimalRecord: z.boolean(),
  isQualified: z.boolean(),
  email: z.string(),
  /** True if they applied without a confirmed address; they get no assignments until then (D38). */
  waitsForConfirmation: z.boolean(),
  displayName: z.string(),
  fullName: z.string(),
  designation: z.string(),
  organization: z.string(),
  linkedInUrl: z.string(),
  yearsExperience: z.int(),
  judgingExperience: z.int(),
  reason1: z.string(),
  reason2: z.string(),
  reason3: z.string(),
  /** Seasons for which a verified judge was asked to take part. */
  asked: z.optional(z.array(judgingQuestion)),
  /** What the caller may do now; decided by the server. */
  may: z.object({ apply: z.boolean(), seeAssignments: z.boolean() }),
});
export type JudgeStatusReply = z.infer<typeof judgeStatusReply>;

/** A verified judge's preferences; fields that are not sent stay unchanged. */
export const judgePreferences = z.strictObject({
  /** Maximum number of nominations, up to `limit`; existing assignments stay. */
  capacity: z.exactOptional(z.int().check(z.minimum(0), z.maximum(limits.judgeCapacity))),
  reminders: z.exactOptional(z.boolean()),
  designation: z.exactOptional(judgeFields.designation),
  /** The present employer. Conflicts of interest follow from it and from earlier ones. */
  organization: z.exactOptional(judgeFields.organization),
  named: z.exactOptional(z.boolean()),
});
export type JudgePreferences = z.infer<typeof judgePreferences>;

export const judgePreferencesReply = z.object({
  capacity: z.int(),
  /** The highest capacity that the judge may set; organisers can raise it. */
  limit: z.int(),
  /** Assignments that the season plans for each judge. */
  planned: z.int(),
  reminders: z.boolean(),
  designation: z.string(),
  organization: z.string(),
  /** Whether they agree to be named among the judges of published results. */
  named: z.boolean(),
});
export type JudgePreferencesReply = z.infer<typeof judgePreferencesReply>;

/** Token of a mailed link that stops reminders, from the address's fragment. */
export const stopRemindersRequest = z.strictObject({ token: linkToken });

/** A judge on the dashboard (ENT-011). */
const listedJudge = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  linkedInUrl: z.string(),
  status: z.enum(judgeStatuses),
  createdAt: z.object({ seconds: z.int() }),
  company: z.string(),
  designation: z.string(),
  isVerified: z.boolean(),
  isPaid: z.boolean(),
  reasons: z.array(z.string()),
  /** Number of decisions about the judge. A decision names the revision that it changes. */
  revision,
});
export type ListedJudge = z.infer<typeof listedJudge>;

/** Reply of `listPendingJudges` (API-010): a bare list. */
export const pendingJudgesReply = z.array(listedJudge);

/** The dashboard's texts for a decision; `notes` decides between the last two (OPEN-022). */
export const verificationNotes = {
  verified: 'Verified by admin',
  rejected: 'Rejected by admin',
  pending: 'Verification pending',
} as const;

/** Payload of `sendJudgeVerificationEmail` (API-012); the admin follows from the session. */
export const judgeVerification = z.strictObject({
  judgeEmail: email,
  isVerified: z.boolean(),
  adminEmail: z.string().check(asLine(), atMost(limits.emailCharacters)),
  notes: z.enum(Object.values(verificationNotes) as [string, ...string[]]),
});
export type JudgeVerification = z.infer<typeof judgeVerification>;

/** Header of a decision: the judge's `revision` that the admin saw. */
export const seenRevisionHeader = 'if-match';

export const judgeVerificationReply = z.object({
  status: z.enum(judgeStatuses),
  isVerified: z.boolean(),
  revision,
});
