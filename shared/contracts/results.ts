import * as z from 'zod/mini';
import {
  bands,
  by,
  contest,
  contestNames,
  contestQuery,
  hash,
  instant,
  seasonId,
  step,
} from './contests';
import { whyLeftOut } from './nominations';
import { namedProposal, proposal } from './proposals';
import { act } from './published-results';
import { reasonGiven } from './reason';
import { revision } from './revisions';
import { tierNames } from './tiers';

/** `closing` and `publishing` are brief, and completed automatically after a crash. */
export const resultStates = [
  'open',
  'closing',
  'closed',
  'finalised',
  'publishing',
  'published',
] as const;
export type ResultState = (typeof resultStates)[number];

/** Common to every list of contests. */
export const ofContest = {
  ...contestNames,
  state: z.enum(resultStates),
  /** Its nominations under review. */
  entries: z.int(),
  /**
   * Whether a judge has rated one of them; missing if none was, except perhaps one with
   * which the caller has a conflict of interest.
   */
  isRated: z.optional(z.boolean()),
};

/** The state of a contest on its way to publication. */
const contestStatus = z.object({
  ...ofContest,
  /** Counts changes. A decision names the revision that it is based on. */
  revision,
  rulesHash: z.nullable(z.string()),
  /** Number of borderline entries for which more judges were asked. */
  extraJudgesFor: z.int(),
  /** One organiser has proposed to close; another may confirm it. */
  closingProposed: z.nullable(proposal),
  closed: z.nullable(z.object({ at: instant, by, root: z.string(), size: z.int() })),
  /** This outcome was proposed; another admin may confirm it. */
  proposed: z.nullable(z.extend(proposal, { outcomeHash: z.string() })),
  finalised: z.nullable(
    z.object({
      at: instant,
      proposedBy: by,
      confirmedBy: by,
      /** Null for an admin with a conflict of interest. */
      outcomeHash: z.nullable(z.string()),
    }),
  ),
  published: z.nullable(step),
  /** Day and hour of publication, until it appears: proposed, agreed by two, or stopped. */
  schedule: z.optional(
    z.object({
      id: z.string(),
      publishAt: instant,
      /** Null for an admin with a conflict of interest. */
      outcomeHash: z.nullable(z.string()),
      proposed: z.nullable(proposal),
      agreed: z.nullable(z.extend(step, { proposedBy: by })),
      /** `by` is null if the system stopped it. */
      stopped: z.nullable(z.extend(step, { reason: z.string() })),
    }),
  ),
  /** What the caller may do now; decided by the server. */
  may: z.object({
    /** May set or move the date on which judging ends. */
    scheduleEnd: z.boolean(),
    finalise: z.boolean(),
    publish: z.boolean(),
    /** May propose or confirm day and hour of publication, or stop it. */
    schedule: z.boolean(),
    stopSchedule: z.boolean(),
    askExtraJudges: z.boolean(),
  }),
});
export type ContestStatus = z.infer<typeof contestStatus>;

/** Reply of `listResults`: every category of the season, or of all seasons. */
export const resultsReply = z.object({
  season: z.object({
    id: z.string(),
    revision,
    frozenAt: z.nullable(instant),
    may: z.object({ freezeRules: z.boolean() }),
  }),
  contests: z.array(contestStatus),
});
export type ResultsReply = z.infer<typeof resultsReply>;

const probability = z.object({ tier: z.nullable(z.string()), probability: z.number() });

/** An entry of the results table before publication. */
const previewEntry = z.object({
  nominationId: z.string(),
  fullName: z.string(),
  organization: z.string(),
  isVoided: z.boolean(),
  /** Completed ratings that count, and open assignments. */
  ratings: z.int(),
  pending: z.int(),
  /** By the rules; null if the ratings are too few or not yet shown. Two decimals, truncated. */
  score: z.nullable(z.string()),
  tier: z.nullable(z.string()),
  /** Supplements the rules; null if the ratings are too few or not yet shown. */
  certainty: z.nullable(
    z.object({ score: z.number(), standardError: z.number(), tiers: z.array(probability) }),
  ),
  /**
   * Whether the score is near a tier's limit; null if the ratings are too few, or if the rules
   * never ask for more judges.
   */
  isBorderline: z.nullable(z.boolean()),
  /** More judges were asked for it by the frozen rules. */
  extraJudgesAsked: z.boolean(),
  /** Its nominator's account is deleted: no mail goes to them, and it is in no list of winners. */
  isErased: z.boolean(),
  /** Averages of the ratings that count, in ascending order; null until single ratings are shown. */
  given: z.nullable(z.array(z.number())),
});
export type PreviewEntry = z.infer<typeof previewEntry>;

/** An unusual pattern for a person to review; it never affects scores. */
const signal = z.object({
  kind: z.enum([
    'sameness',
    'haste',
    'drift',
    'disagreement on an entry',
    'disagreement of a judge',
    'against the others',
  ]),
  judge: z.nullable(z.object({ id: z.string(), name: z.string() })),
  nomination: z.nullable(z.object({ id: z.string(), name: z.string() })),
  ratings: z.int(),
  /** The evidence in words. */
  evidence: z.string(),
});
export type Signal = z.infer<typeof signal>;

const checkNames = [
  'rules frozen',
  'judging closed',
  'borderline entries asked for',
  'no open void',
  'coverage',
  'no pending assignments',
  'no returned nominations',
] as const;

/** One point to check before results are final. */
const resultCheck = z.object({
  name: z.enum(checkNames),
  isMet: z.boolean(),
  /** The point must be met; a person weighs the others. */
  isRequired: z.boolean(),
  /** Number of obstacles, or of possible ones. */
  count: z.int(),
  of: z.int(),
});
export type ResultCheck = z.infer<typeof resultCheck>;

/**
 * Reply of `previewResults`: before judging is closed, how many ratings each entry has and which
 * are borderline; then the outcomes too. An entry with which the organiser has a conflict of
 * interest appears unrated, and that organiser can neither propose nor confirm; `hidden` counts
 * such entries.
 */
export const previewReply = z.object({
  ...contestNames,
  state: z.enum(resultStates),
  revision,
  /** What is proposed and confirmed; null before closing and for an admin with a conflict of interest. */
  outcomeHash: z.nullable(z.string()),
  /** Published acts that the hash covers as well; missing if there are none. */
  acts: z.optional(z.array(act)),
  hidden: z.int(),
  /**
   * How judging can be ended now; null if it cannot. Two organisers and a reason are needed if an
   * entry would get no result, or if there is none.
   */
  ending: z.nullable(z.enum(['alone', 'by two'])),
  /** Ratings that an entry needs for a result. */
  minimumRatings: z.int(),
  /** How many more judges a borderline entry gets; null if more are never asked. */
  extraJudges: z.nullable(z.int()),
  /** The scale, and each tier with its lowest score, highest first. */
  bands,
  /** False until judging is closed for good; until then nobody sees ratings. */
  scoresShown: z.boolean(),
  entries: z.array(previewEntry),
  /**
   * Nominations that the end of judging leaves out, because they are not under review or wait for a
   * confirmed address; without withdrawn ones and the caller's conflicts of interest.
   */
  leftOut: z.optional(
    z.array(
      z.object({
        nominationId: z.string(),
        fullName: z.string(),
        organization: z.string(),
        why: whyLeftOut,
      }),
    ),
  ),
  signals: z.array(signal),
  /** Estimated severity and noise; null if the ratings are too few or not yet shown. */
  calibration: z.nullable(
    z.object({
      mean: z.number(),
      severityDeviation: z.number(),
      noiseDeviation: z.number(),
      parts: z.int(),
    }),
  ),
  checks: z.array(resultCheck),
});
export type PreviewReply = z.infer<typeof previewReply>;

/**
 * Payload of `freezeRules`, with the season and the answer of `checkBeacon` that the caller saw.
 */
export const freezeRequest = z.strictObject({ season: seasonId, revision, beacon: z.boolean() });

/** Payload of `proposeExtraJudges`, with the `revision` that the caller saw; 0 at first. */
export const contestRequest = z.extend(contest, { revision });

/** Payload of `closeJudging`; a reason is required where closing takes two organisers. */
export const closingRequest = z.extend(contestRequest, {
  reason: z.optional(reasonGiven),
  ...namedProposal,
});

/** Payload of `publishResults`: the outcome that the admin has seen. */
export const outcomeRequest = z.extend(contest, { outcomeHash: hash });

/** Payload of `finaliseResults`. A reason is required to turn a proposal down. */
export const finaliseRequest = z.extend(outcomeRequest, {
  reason: z.optional(reasonGiven),
  ...namedProposal,
});

/** Payload of `schedulePublication`: the outcome that the admin has seen, and when it appears. */
export const scheduleRequest = z.extend(finaliseRequest, { publishAt: instant });

/**
 * Payload of `stopPublication`: the planned publication that the caller saw, so that no later one
 * is stopped.
 */
export const stopRequest = z.extend(contest, { scheduleId: z.uuid(), reason: reasonGiven });

/** Previews the page, mail and certificate of an entry of the tier, or of one without an award. */
export const publicationPreviewQuery = z.extend(contestQuery, {
  show: z.enum(['page', 'mail', 'certificate']),
  tier: z.optional(z.enum(tierNames)),
});

export const contestReply = z.object({ contest: contestStatus });

/** Reply of `proposeExtraJudges`: entries that need more judges, and judges found. */
export const extraJudgesReply = z.object({
  entries: z.int(),
  assignments: z.int(),
  contest: contestStatus,
});
