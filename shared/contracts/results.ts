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

/** Fields of every list of contests. */
export const ofContest = {
  ...contestNames,
  state: z.enum(resultStates),
  /** Number of its nominations under review. */
  entries: z.int(),
  /**
   * Whether a judge has rated one of them. Missing if none was rated, except perhaps one under a
   * conflict of interest of the caller.
   */
  isRated: z.optional(z.boolean()),
};

/** The state of a contest until its publication. */
const contestStatus = z.object({
  ...ofContest,
  /** Number of changes. A decision names the revision that it changes. */
  revision,
  rulesHash: z.nullable(z.string()),
  /** Number of borderline entries for which more judges were asked. */
  extraJudgesFor: z.int(),
  /** A proposal to close, which another organiser can confirm. */
  closingProposed: z.nullable(proposal),
  closed: z.nullable(z.object({ at: instant, by, root: z.string(), size: z.int() })),
  /** A proposed outcome, which another organiser can confirm. */
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
  /** Time of publication, until it takes place: proposed, agreed on, or stopped. */
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
    /** Whether the caller may set the end of judging. */
    scheduleEnd: z.boolean(),
    finalise: z.boolean(),
    publish: z.boolean(),
    /** Whether the caller may propose, confirm or stop the time of publication. */
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
  /** By the rules; null with too few or hidden ratings. Two decimals, truncated. */
  score: z.nullable(z.string()),
  tier: z.nullable(z.string()),
  /** Supplements the rules; null with too few ratings or while scores are hidden. */
  certainty: z.nullable(
    z.object({ score: z.number(), standardError: z.number(), tiers: z.array(probability) }),
  ),
  /**
   * Whether the score is near a tier's limit; null with too few ratings, or if the rules never ask
   * for more judges.
   */
  isBorderline: z.nullable(z.boolean()),
  /** Whether the frozen rules' extra judges were asked for. */
  extraJudgesAsked: z.boolean(),
  /** Whether its nominator's account is deleted: nobody is mailed, and it is in no list. */
  isErased: z.boolean(),
  /** Averages of the ratings that count, ascending; null while single ratings are hidden. */
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
  /** The evidence, in words. */
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

/** A check before results become final. */
const resultCheck = z.object({
  name: z.enum(checkNames),
  isMet: z.boolean(),
  /** Whether it must pass; a person weighs the others. */
  isRequired: z.boolean(),
  /** Number of actual or possible obstacles. */
  count: z.int(),
  of: z.int(),
});
export type ResultCheck = z.infer<typeof resultCheck>;

/**
 * Reply of `previewResults`: before closing, how many ratings each entry has and which are
 * borderline; after it, the outcomes too. Entries with a conflict of interest of the organiser
 * appear unrated and count as `hidden`; then the organiser can neither propose nor confirm.
 */
export const previewReply = z.object({
  ...contestNames,
  state: z.enum(resultStates),
  revision,
  /** Hash of the outcome to confirm; null before closing and under a conflict of interest. */
  outcomeHash: z.nullable(z.string()),
  /** Published acts that the hash also covers; missing without any. */
  acts: z.optional(z.array(act)),
  hidden: z.int(),
  /**
   * How judging can be ended now; null if it cannot. If an entry or the contest would get no
   * result, two organisers and a reason are needed.
   */
  ending: z.nullable(z.enum(['alone', 'by two'])),
  /** Ratings that an entry needs for a result. */
  minimumRatings: z.int(),
  /** How many more judges a borderline entry gets; null if the rules never ask for more. */
  extraJudges: z.nullable(z.int()),
  /** The scale, and each tier with its lowest score, highest first. */
  bands,
  /** False until judging is closed for good; before that no organiser sees ratings. */
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
  /** Estimated severity and noise; null with too few ratings or while scores are hidden. */
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

/** Payload of `publishResults`, with the outcome that the admin has seen. */
export const outcomeRequest = z.extend(contest, { outcomeHash: hash });

/** Payload of `finaliseResults`. Turning down a proposal requires a reason. */
export const finaliseRequest = z.extend(outcomeRequest, {
  reason: z.optional(reasonGiven),
  ...namedProposal,
});

/** Payload of `schedulePublication`: the outcome that the admin has seen, and when it appears. */
export const scheduleRequest = z.extend(finaliseRequest, { publishAt: instant });

/**
 * Payload of `stopPublication`, with the planned publication that the caller saw, so that no later
 * one is stopped.
 */
export const stopRequest = z.extend(contest, { scheduleId: z.uuid(), reason: reasonGiven });

/** Query of a preview of page, mail and certificate, for a tier's entry or one without award. */
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
