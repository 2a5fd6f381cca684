import * as z from 'zod/mini';
import { seasonId } from './contests';
import { reasonGiven } from './reason';
import { season, seasonFields } from './seasons';

/** Seasons as organisers see them, with all settings. */
export const seasonsReply = z.object({
  /** Newest first; the first that has begun is the current one. */
  seasons: z.array(season),
});

/** The new values; missing fields stay unchanged. */
const change = z.exactPartial(z.strictObject(seasonFields));

/** The season as it was read, and the changes. */
const changeFields = { seen: season, change };

export const seasonReview = z.strictObject(changeFields);

export const seasonChange = z.strictObject({ ...changeFields, reason: reasonGiven });

const seasonDifference = z.object({
  /** JSON pointer, such as `/categories/1/nominations/open`. */
  pointer: z.string(),
  /** Also null if the value was missing. */
  before: z.json(),
  after: z.json(),
});
export type SeasonDifference = z.infer<typeof seasonDifference>;

/** Reply of `reviewSeason`: the changes that saving would make, and their consequences. */
export const seasonReviewReply = z.object({
  changes: z.array(seasonDifference),
  consequences: z.array(z.string()),
});
export type SeasonReviewReply = z.infer<typeof seasonReviewReply>;

export const seasonReply = z.object({ season });

/** The current season, which is copied; naming it makes a retry start only one. */
export const nextSeasonRequest = z.strictObject({
  after: seasonId,
  reason: reasonGiven,
});
