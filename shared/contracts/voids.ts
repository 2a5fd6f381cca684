import * as z from 'zod/mini';
import { bands, contestNames, instant, step } from './contests';
import { objectId } from './lists';
import { entryResult } from './published-results';
import { reasonGiven } from './reason';
import { correctionState, recognitionState } from './recognitions';

/** Kinds of reasons for a void. Their numbers are published. */
export const voidReasons = {
  conflict: 'A conflict of interest that was not declared',
  irregular: 'A rating that was bought, agreed on or not the judge’s own',
  ineligible: 'An entry that does not meet the conditions, or is withdrawn',
  error: 'A technical error',
} as const;
export type VoidReason = keyof typeof voidReasons;

const voidReason = z.enum(Object.keys(voidReasons) as [VoidReason, ...VoidReason[]]);

export const entryQuery = z.object({ nominationId: objectId });

/** Reply of `getEntryRatings`: the ratings of one entry, for an admin without a conflict of interest. */
export const entryRatingsReply = z.object({
  nominationId: z.string(),
  fullName: z.string(),
  ...contestNames,
  /** Kinds of reasons for which the caller may propose to void the entry now. */
  voidableFor: z.array(voidReason),
  /** False until nobody can be assigned in the season. */
  scoresShown: z.boolean(),
  bands,
  /** Averages of the ratings that count, in ascending order; null until they are shown. */
  given: z.nullable(z.array(z.number())),
  /** The entry's outcome; null until the results are published. */
  result: z.nullable(entryResult),
  /** Null unless it is published with an award. */
  recognition: z.nullable(recognitionState),
  /** Null if there is nothing to correct. */
  correction: z.nullable(correctionState),
  ratings: z.array(
    z.object({
      assignmentId: z.string(),
      judge: z.object({ id: z.string(), name: z.string() }),
      /** Null while single ratings are hidden. */
      scores: z.nullable(z.array(z.object({ criterion: z.string(), score: z.int() }))),
      averageRating: z.nullable(z.number()),
      completedAt: instant,
      voidId: z.nullable(z.string()),
      /** Kinds of reasons for which the caller may propose to void it now. */
      voidableFor: z.array(voidReason),
    }),
  ),
});
export type EntryRatingsReply = z.infer<typeof entryRatingsReply>;

/** Payload of `proposeVoid`: a rating by its assignment, an entry by its nomination. */
export const voidRequest = z.strictObject({
  kind: z.enum(['rating', 'entry']),
  id: objectId,
  why: voidReason,
  reason: reasonGiven,
});
export type VoidRequest = z.infer<typeof voidRequest>;

export const voidConfirmation = z.strictObject({ voidId: objectId });

export const voidWithdrawal = z.strictObject({ voidId: objectId, reason: reasonGiven });

/** A void of a rating or an entry, proposed or confirmed. */
const voiding = z.object({
  id: z.string(),
  kind: z.enum(['rating', 'entry']),
  ...contestNames,
  nomination: z.object({ id: z.string(), name: z.string() }),
  /** Set for the void of a rating. */
  assignmentId: z.nullable(z.string()),
  why: voidReason,
  reason: z.string(),
  state: z.enum(['proposed', 'confirmed', 'withdrawn', 'turned-down']),
  proposed: step,
  decided: z.nullable(step),
  may: z.object({ confirm: z.boolean(), withdraw: z.boolean(), turnDown: z.boolean() }),
});
export type Voiding = z.infer<typeof voiding>;

export const voidReply = z.object({ void: voiding });

/** Reply of `listVoids`, newest first, without entries that the caller has a conflict of interest with. */
export const voidsReply = z.object({ voids: z.array(voiding) });
