import * as z from 'zod/mini';
import { bands, contest, contestNames, instant } from './contests';

const byReason = z.object({
  conflict: z.int(),
  irregular: z.int(),
  ineligible: z.int(),
  error: z.int(),
});

const publishedCounts = z.object({
  /** Entries that are not voided, entries with enough ratings, and ratings that count. */
  entries: z.int(),
  decided: z.int(),
  ratings: z.int(),
  /** Judges who completed a rating, even if it was voided. */
  judges: z.int(),
  /** Awards that were not revoked. */
  awards: z.array(z.object({ tier: z.string(), count: z.int() })),
  voidedEntries: byReason,
  voidedRatings: byReason,
  erasedEntries: z.int(),
  /** Organisers' conflicts of interest by employer that two others have lifted. */
  liftedConflicts: z.int(),
  /** How many of the two finalising organisers had such a conflict; allowed if too few had none. */
  decidedInConflict: z.int(),
});
export type PublishedCounts = z.infer<typeof publishedCounts>;

/** An act that affects which ratings count: its number, and the number of organisers. */
export const act = z.object({ kind: z.string(), times: z.int(), organisers: z.int() });
export type Act = z.infer<typeof act>;

/** Reply of `getPublishedResults`: roots once judging is closed for good, ledgers once published. */
export const publishedResultsReply = z.object({
  results: z.array(
    z.object({
      ...contestNames,
      rulesHash: z.string(),
      /** Merkle root over all entries and ratings at closing, and their number. */
      root: z.string(),
      size: z.int(),
      closedAt: instant,
      /** Null until the results are published. */
      published: z.nullable(
        z.object({
          at: instant,
          /** SHA-256 of the JSON that `getLedger` sends; changes when an entry is erased. */
          ledgerHash: z.string(),
          /** Hash of the list of all voids. */
          voidsRoot: z.string(),
          counts: publishedCounts,
          /** The number of countries of entries in all published contests of its season. */
          countries: z.int(),
          /** The decision that two organisers confirmed. */
          decision: z.object({
            outcomeHash: z.string(),
            acts: z.array(act),
          }),
        }),
      ),
    }),
  ),
});
export type PublishedResultsReply = z.infer<typeof publishedResultsReply>;

/**
 * Reply of `getContestJudges`: everybody who completed a rating, most ratings first. Only judges
 * who agreed and still judge have a name.
 */
export const contestJudgesReply = z.object({
  judges: z.array(
    z.object({
      /** The number in the ledger, including voided ratings. */
      ratings: z.int(),
      named: z.nullable(z.object({ name: z.string(), organization: z.string() })),
    }),
  ),
});
export type ContestJudgesReply = z.infer<typeof contestJudgesReply>;

const criterionResult = z.object({
  name: z.string(),
  /** Two decimals, truncated, like every mean below. */
  mean: z.string(),
  /** Its rank among the means of all entries with a score; null if there are fewer than eight. */
  among: z.nullable(
    z.object({
      /** 1 is the highest; null if equal means lie in several quartiles. */
      quartile: z.nullable(z.int()),
      /** Other entries with the same mean. */
      equal: z.int(),
      lower: z.string(),
      median: z.string(),
      upper: z.string(),
    }),
  ),
});
export type CriterionResult = z.infer<typeof criterionResult>;

/** An entry's outcome in published results. */
export const entryResult = z.object({
  /** The entry's pseudonym in the ledger. */
  pseudonym: z.string(),
  outcome: z.enum(['award', 'no award', 'too few ratings', 'voided']),
  tier: z.nullable(z.string()),
  /** Two decimals, truncated. */
  score: z.nullable(z.string()),
  ratings: z.int(),
  criteria: z.array(criterionResult),
});
export type EntryResult = z.infer<typeof entryResult>;

/** The outcome of the caller's entry, with the texts to explain it. */
const nominationResult = z.object({
  ...entryResult.shape,
  ...contest.shape,
  seasonName: z.string(),
  /** As in the nomination; older ones have no line. */
  fullName: z.string(),
  organization: z.string(),
  line: z.string(),
  publishedAt: instant,
  /** Ratings that a result needs. */
  minimumRatings: z.int(),
  /** The id of the page that verifies the award; missing once it is revoked. */
  recognition: z.optional(z.string()),
  ...bands.shape,
});
export type NominationResult = z.infer<typeof nominationResult>;

/** Reply of `listNominationResults`; empty before publication. */
export const nominationResultsReply = z.object({
  /** The caller's entries in published contests, newest first. */
  results: z.array(nominationResult),
});
export type NominationResultsReply = z.infer<typeof nominationResultsReply>;
