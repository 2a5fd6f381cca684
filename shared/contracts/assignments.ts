import * as z from 'zod/mini';
import { limits, ratingScale } from './limits';
import { shownToJudges } from './nominations';
import { judgeHalf, receipt } from './receipts';
import { withoutRules } from './shape';
import { asLine, asTrimmedText, atMost } from './texts';

const { min, max } = ratingScale;
const ratingMessage = `Each rating is a whole number from ${min} to ${max}`;
const rating = z
  .int(ratingMessage)
  .check(z.minimum(min, ratingMessage), z.maximum(max, ratingMessage));

/** A criterion of the season's rules, as shown to judges (JUD-031). */
const criterion = z.object({
  key: z.string(),
  name: z.string(),
  description: z.string(),
  /** Whole numbers in the proportion of the rules; they need not add up to 100. */
  weight: z.number(),
});
export type Criterion = z.infer<typeof criterion>;

/** Ratings by criterion key; the season's rules define the keys. */
export const ratings = z.record(z.string(), rating);
export type Ratings = z.infer<typeof ratings>;

/** Schema for one rating per criterion and nothing else (VAL-028). */
export const ratingsFor = (criteria: readonly Pick<Criterion, 'key'>[]) =>
  z.strictObject(Object.fromEntries(criteria.map(({ key }) => [key, rating])));

const assignmentStatuses = ['pending', 'completed'] as const;

/** An assignment as its judge sees it (ENT-010), without any other detail of the nominee (PERM-012). */
export const assignment = z.object({
  id: z.string(),
  status: z.enum(assignmentStatuses),
  ...withoutRules(shownToJudges),
  /** Only links that were given. The form asks for no titles, so titles are empty (D68). */
  supportingLinks: z.array(z.object({ url: z.string(), title: z.string() })),
  /** Links that the judge has reported as broken. */
  reportedLinks: z.optional(z.array(z.string())),
  /** The uploaded document under a neutral name (D68); `getTechAssignmentDocument` returns its content. */
  document: z.nullable(z.object({ name: z.string(), mediaType: z.string(), bytes: z.int() })),
  /** Changes whenever a field above changes, and reveals nothing else. */
  version: z.string(),
  /** The criteria to rate, in the order of the rules. */
  criteria: z.array(criterion),
  /** The judge's own ratings, once submitted. */
  ratings: z.nullable(ratings),
  averageRating: z.nullable(z.number()),
  completedAt: z.nullable(z.iso.datetime()),
  /** What the judge may do with it now; decided by the server. */
  may: z.object({ rate: z.boolean(), recuse: z.boolean() }),
  /** Until when the judge can undo the rating; absent where they cannot. */
  undoUntil: z.optional(z.iso.datetime()),
  /** Set if the judge has undone a rating, which is possible only once. */
  undone: z.optional(z.literal(true)),
  /** How many more entries the judge may recuse themselves from this season. */
  recusalsLeft: z.int(),
  /** Set if judging ended without the judge's rating. */
  ended: z.optional(z.literal(true)),
  /** Name of its season, where a list mixes seasons. */
  season: z.optional(z.string()),
  /** When ratings of its category end, if it can still be rated and a time is set. */
  judgingClosesAt: z.optional(z.iso.datetime()),
});
export type Assignment = z.infer<typeof assignment>;

/** Reply of `getTechJudgeAssignments` (API-006), in the judge's own order, pending first. */
export const assignmentsReply = z.object({ assignments: z.array(assignment) });
export type AssignmentsReply = z.infer<typeof assignmentsReply>;

export const assignmentReply = z.object({ assignment });

/** Reply of `submitTechAssignmentRating`, with the receipt by which the judge can find the rating later. */
export const ratingReply = z.object({ assignment, receipt });
export type RatingReply = z.infer<typeof ratingReply>;

/** Payload of `submitTechAssignmentRating` (API-007); the server computes the composite itself (D69). */
export const ratingRequest = z.strictObject({
  assignmentId: z.string().check(asLine(), z.maxLength(64)),
  /** The server accepts exactly one rating for each criterion of the season. */
  ratings: z.catchall(
    z.object({ averageRating: z.optional(z.number().check(z.minimum(0), z.maximum(max))) }),
    rating,
  ),
  /** Version that the judge read; the rating is refused if the nomination has changed since. */
  version: z.optional(z.string().check(asLine(), z.maxLength(64))),
  /** Random bytes from the judge's browser; the same when a request is repeated. */
  judgeHalf: z.optional(judgeHalf),
});
export type RatingRequest = z.infer<typeof ratingRequest>;

/** Payload of `reportTechAssignmentLink`: one of the nomination's supporting links. */
export const linkReport = z.strictObject({
  url: z.string().check(asLine(), atMost(limits.urlCharacters)),
});

/** Reasons for a recusal, as the dialog offers them. */
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
  details: 'Describe the conflict of interest',
} as const;

/** Payload of `recuseTechAssignment`; `details` is required only for the reason `other`. */
export const recusalRequest = z
  .strictObject({
    reason: z.enum(Object.keys(recusalReasons) as [RecusalReason, ...RecusalReason[]]),
    details: z.string().check(asTrimmedText(), atMost(limits.judgeReasonCharacters)),
  })
  .check(
    z.refine(({ reason, details }) => reason !== 'other' || details !== '', {
      path: ['details'],
      message: recusalMessages.details,
    }),
  );
export type RecusalRequest = z.infer<typeof recusalRequest>;

/** Reply of `getTechJudgeRecord`: the judge's work in a season. */
export const judgeRecordReply = z.object({
  /** The name as the certificate and letter print it. */
  name: z.string(),
  season: z.object({ id: z.string(), name: z.string() }),
  /** The seasons in which the judge had assignments, newest first. */
  seasons: z.array(z.object({ id: z.string(), name: z.string() })),
  criteria: z.array(criterion),
  assigned: z.int(),
  completed: z.int(),
  pending: z.int(),
  recused: z.int(),
  firstCompletedAt: z.nullable(z.iso.datetime()),
  lastCompletedAt: z.nullable(z.iso.datetime()),
  /** Completed evaluations, latest first. */
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
  /** Certificate and reference letter are available once every evaluation is completed. */
  may: z.object({ downloadPapers: z.boolean() }),
});
export type JudgeRecordReply = z.infer<typeof judgeRecordReply>;

/** A sample entry of the calibration round; its reference is shown after the judge has rated it. */
const calibrationEntry = z.object({
  id: z.string(),
  title: z.string(),
  organization: z.string(),
  essay: z.string(),
  ratings: z.nullable(ratings),
  reference: z.nullable(z.object({ ratings, why: z.string() })),
});
export type CalibrationEntry = z.infer<typeof calibrationEntry>;

/** Reply of `getCalibrationRound`. `on` is the season's setting; while off, no entries are sent. */
export const calibrationReply = z.object({
  on: z.boolean(),
  done: z.boolean(),
  criteria: z.array(criterion),
  entries: z.array(calibrationEntry),
});
export type CalibrationReply = z.infer<typeof calibrationReply>;

export const calibrationRequest = z.strictObject({ ratings });

/**
 * A nomination in lists of assignments; left out if the reader has a conflict of interest with it.
 */
export const aboutNomination = {
  nominationId: z.string(),
  fullName: z.string(),
  organization: z.string(),
  category: z.string(),
};

/**
 * Numbers of judges and ratings for the season's nominations, for organisers; never who rates what.
 * Leaves out the organiser's conflicts of interest, also in counts.
 */
export const coverageReply = z.object({
  /** Ratings planned for each nomination, and the minimum for a result. */
  planned: z.int(),
  minimum: z.int(),
  assignments: z.int(),
  completed: z.int(),
  nominations: z.int(),
  /** Every nomination under review, those with the fewest judges first. */
  entries: z.array(
    z.object({
      ...aboutNomination,
      assigned: z.int(),
      completed: z.int(),
      /** Why it has no judges yet: its nominator's address is unconfirmed, or the next batch is due. */
      waitsFor: z.nullable(z.enum(['confirmation', 'batch'])),
    }),
  ),
});
export type CoverageReply = z.infer<typeof coverageReply>;
