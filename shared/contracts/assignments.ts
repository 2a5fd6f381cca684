import * as z from 'zod/mini';
import { limits, ratingScale } from './limits';
import { shownToJudges } from './nominations';
import { judgeHalf, receipt } from './results';
import { withoutRules } from './shape';
import { asTrimmedText } from './texts';

const { min, max } = ratingScale;
const ratingMessage = `Each rating is a whole number from ${min} to ${max}`;
const rating = z
  .int(ratingMessage)
  .check(z.minimum(min, ratingMessage), z.maximum(max, ratingMessage));

/** A criterion of the season's rules, as judges are told it (JUD-031). */
export const criterion = z.object({
  key: z.string(),
  name: z.string(),
  description: z.string(),
  /** Whole numbers in the proportion of the rules; they need not add up to 100. */
  weight: z.number(),
});
export type Criterion = z.infer<typeof criterion>;

/** Ratings by the key of their criterion. Which keys there are is up to the season's rules. */
export const ratings = z.record(z.string(), rating);
export type Ratings = z.infer<typeof ratings>;

/** A rating for each of these criteria, and nothing else (VAL-028). */
export const ratingsFor = (criteria: readonly Pick<Criterion, 'key'>[]) =>
  z.strictObject(Object.fromEntries(criteria.map(({ key }) => [key, rating])));

export const assignmentStatuses = ['pending', 'completed'] as const;

/** An assignment as its judge sees it (ENT-010): nothing else of the nominee (PERM-012). */
export const assignment = z.object({
  id: z.string(),
  status: z.enum(assignmentStatuses),
  ...withoutRules(shownToJudges),
  /** Only links that were given; the nominee names none, so that titles are empty (D68). */
  supportingLinks: z.array(z.object({ url: z.string(), title: z.string() })),
  /** The uploaded document; its content is at `getTechAssignmentDocument`. */
  document: z.nullable(z.object({ name: z.string(), mediaType: z.string(), bytes: z.int() })),
  /** Another one as soon as anything of the above is another; says nothing else. */
  version: z.string(),
  /** What is rated, in the order of the rules. */
  criteria: z.array(criterion),
  /** The judge's own, once submitted. */
  ratings: z.nullable(ratings),
  averageRating: z.nullable(z.number()),
  completedAt: z.nullable(z.iso.datetime()),
  /** What the judge may do with it now, as the server decides it. */
  may: z.object({ rate: z.boolean(), recuse: z.boolean() }),
});
export type Assignment = z.infer<typeof assignment>;

/** Reply of `getTechJudgeAssignments` (API-006): in the judge's own order, pending first. */
export const assignmentsReply = z.object({ assignments: z.array(assignment) });
export type AssignmentsReply = z.infer<typeof assignmentsReply>;

export const assignmentReply = z.object({ assignment });

/** Reply of `submitTechAssignmentRating`, with what the judge keeps to find the rating again. */
export const ratingReply = z.object({ assignment, receipt });
export type RatingReply = z.infer<typeof ratingReply>;

/** Payload of `submitTechAssignmentRating` (API-007); the composite is worked out again (D69). */
export const ratingRequest = z.strictObject({
  assignmentId: z.string().check(z.maxLength(64)),
  /** The server takes a rating for each criterion of the season, and no other one. */
  ratings: z.catchall(
    z.object({ averageRating: z.optional(z.number().check(z.minimum(0), z.maximum(max))) }),
    rating,
  ),
  /** Of the assignment as it was read; a nomination that has changed since is not rated. */
  version: z.optional(z.string().check(z.maxLength(64))),
  /** Random bytes of the judge's browser; the same when a request is repeated. */
  judgeHalf: z.optional(judgeHalf),
});
export type RatingRequest = z.infer<typeof ratingRequest>;

/** Why a judge steps back from an entry, as the dialog offers it. */
export const recusalReasons = {
  'know-personally': 'I know the nominee personally',
  'work-together': 'We work or have worked together',
  'same-organization': 'I belong, or belonged, to their organization',
  'financial-interest': 'I have a financial interest',
  other: 'Another conflict of interest',
} as const;
export type RecusalReason = keyof typeof recusalReasons;

export const recusalMessages = {
  reason: 'Choose the reason that fits best',
  details: 'Please say what the conflict is',
} as const;

/** Payload of `recuseTechAssignment`; `details` may be empty unless the reason is `other`. */
export const recusalRequest = z
  .strictObject({
    reason: z.enum(Object.keys(recusalReasons) as [RecusalReason, ...RecusalReason[]]),
    details: z
      .string()
      .check(
        asTrimmedText(),
        z.maxLength(
          limits.judgeReasonCharacters,
          `Use at most ${limits.judgeReasonCharacters} characters`,
        ),
      ),
  })
  .check(
    z.refine(({ reason, details }) => reason !== 'other' || details !== '', {
      path: ['details'],
      message: recusalMessages.details,
    }),
  );
export type RecusalRequest = z.infer<typeof recusalRequest>;

/** Reply of `getTechJudgeRecord`: what the judge has done this season. */
export const judgeRecordReply = z.object({
  /** As certificate and letter print it. */
  name: z.string(),
  season: z.object({ id: z.string(), name: z.string() }),
  criteria: z.array(criterion),
  assigned: z.int(),
  completed: z.int(),
  pending: z.int(),
  recused: z.int(),
  firstCompletedAt: z.nullable(z.iso.datetime()),
  lastCompletedAt: z.nullable(z.iso.datetime()),
  /** The completed evaluations, the latest first. */
  evaluations: z.array(
    z.object({
      assignmentId: z.string(),
      fullName: z.string(),
      organization: z.string(),
      ratings,
      averageRating: z.number(),
      completedAt: z.iso.datetime(),
    }),
  ),
  /** Once the last one is completed: certificate of service and reference letter. */
  may: z.object({ downloadPapers: z.boolean() }),
});
export type JudgeRecordReply = z.infer<typeof judgeRecordReply>;

/** A sample entry of the calibration round; the reference is shown once it was rated. */
export const calibrationEntry = z.object({
  id: z.string(),
  title: z.string(),
  organization: z.string(),
  essay: z.string(),
  ratings: z.nullable(ratings),
  reference: z.nullable(z.object({ ratings, why: z.string() })),
});
export type CalibrationEntry = z.infer<typeof calibrationEntry>;

/** Reply of `getCalibrationRound`; `on` is the season's, and no entries are sent while it is off. */
export const calibrationReply = z.object({
  on: z.boolean(),
  done: z.boolean(),
  criteria: z.array(criterion),
  entries: z.array(calibrationEntry),
});
export type CalibrationReply = z.infer<typeof calibrationReply>;

export const calibrationRequest = z.strictObject({ ratings });

/**
 * How well the nominations of the season are covered, for organisers; nothing of who judges what. An
 * organiser with a conflict of interest sees neither the nomination nor anything that counts it.
 */
export const coverageReply = z.object({
  /** Ratings planned for each nomination, and the fewest that decide a tier. */
  planned: z.int(),
  minimum: z.int(),
  assignments: z.int(),
  completed: z.int(),
  judges: z.int(),
  nominations: z.int(),
  /** Every nomination under review, the least covered first. */
  entries: z.array(
    z.object({
      nominationId: z.string(),
      fullName: z.string(),
      organization: z.string(),
      category: z.string(),
      assigned: z.int(),
      completed: z.int(),
      /** Why it is given no judges yet: its nominator's address, or the next batch. */
      waitsFor: z.nullable(z.enum(['confirmation', 'batch'])),
    }),
  ),
  /** Everybody who can be assigned something, those with most room first. */
  loads: z.array(
    z.object({
      judgeId: z.string(),
      fullName: z.string(),
      assigned: z.int(),
      completed: z.int(),
      capacity: z.int(),
    }),
  ),
});
export type CoverageReply = z.infer<typeof coverageReply>;
