import * as z from 'zod/mini';
import { bands, contest, contestNames, instant } from './contests';

const byReason = z.object({
  conflict: z.int(),
  irregular: z.int(),
  ineligible: z.int(),
  error: z.int(),
});

const publishedCounts = z.object({
  /** Entries without a void, those of them with enough ratings, and ratings that count. */
  entries: z.int(),
  decided: z.int(),
  ratings: z.int(),
  /** Judges who completed a rating, also one that was voided since. */
  judges: z.int(),
  /** Without those revoked since. */
  awards: z.array(z.object({ tier: z.string(), count: z.int() })),
  voidedEntries: byReason,
  voidedRatings: byReason,
  erasedEntries: z.int(),
  /** Organisers' conflicts of interest by employer that two others lifted. */
  liftedConflicts: z.int(),
  /** How many of the two who finalised had such a conflict; allowed if nearly everyone had one. */
  decidedInConflict: z.int(),
});
export type PublishedCounts = z.infer<typeof publishedCounts>;

/** How often people did something that bears on which ratings count, and how many organisers did. */
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
          /** How many countries the entries of all published contests of its season come from. */
          countries: z.int(),
          /** What two organisers confirmed. */
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
 * Reply of `getContestJudges`: everybody who completed a rating, most ratings first. A name stands
 * there only for those who agreed to it and still judge.
 */
export const contestJudgesReply = z.object({
  judges: z.array(
    z.object({
      /** As in the ledger: also those that were voided since. */
      ratings: z.int(),
      named: z.nullable(z.object({ name: z.string(), organization: z.string() })),
    }),
  ),
});
export type ContestJudgesReply = z.infer<typeof contestJudgesReply>;

const criterionResult = z.object({
  name: z.string(),
  /** Two decimals, truncated, as all below. */
  mean: z.string(),
  /** Its place among the means of all entries with a score; null if there are fewer than eight. */
  among: z.nullable(
    z.object({
      /** 1 is the highest; null if entries with the same mean lie in several. */
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

/** What an entry came to in published results. */
export const entryResult = z.object({
  /** The entry's name in the ledger. */
  pseudonym: z.string(),
  outcome: z.enum(['award', 'no award', 'too few ratings', 'voided']),
  tier: z.nullable(z.string()),
  /** Two decimals, truncated. */
  score: z.nullable(z.string()),
  ratings: z.int(),
  criteria: z.array(criterionResult),
});
export type EntryResult = z.infer<typeof entryResult>;

/** What an entry of the caller came to, with what is needed to read it. */
const nominationResult = z.object({
  ...entryResult.shape,
  ...contest.shape,
  seasonName: z.string(),
  /** As they stood in the nomination; the line is empty in those from before it was asked for. */
  fullName: z.string(),
  organization: z.string(),
  line: z.string(),
  publishedAt: instant,
  /** Ratings that a result needs. */
  minimumRatings: z.int(),
  /** Of an award that stands: the id of the page that verifies it. */
  recognition: z.optional(z.string()),
  ...bands.shape,
});
export type NominationResult = z.infer<typeof nominationResult>;

/** Reply of `listNominationResults`: nothing before publication. */
export const nominationResultsReply = z.object({
  /** Of the caller's entries in published contests, the newest first. */
  results: z.array(nominationResult),
});
export type NominationResultsReply = z.infer<typeof nominationResultsReply>;
