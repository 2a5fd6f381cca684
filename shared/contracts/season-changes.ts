import * as z from 'zod/mini';
import { reasonGiven } from './reason';
import { season, seasonFields } from './seasons';

/** Seasons as organisers see them: all of each. */
export const seasonsReply = z.object({
  /** The newest first; the first that has begun is the current one. */
  seasons: z.array(season),
});
export type SeasonsReply = z.infer<typeof seasonsReply>;

/** What is to be different; a field that is left out stays. */
const change = z.partial(z.strictObject(seasonFields));

/** The season that a change was decided on, as it was read, and the change. */
const changeFields = { seen: season, change };

export const seasonReview = z.strictObject(changeFields);
export type SeasonReview = z.infer<typeof seasonReview>;

export const seasonChange = z.strictObject({ ...changeFields, reason: reasonGiven });

/** One place in which two states of a season differ. */
export const seasonDifference = z.object({
  /** JSON pointer, such as `/categories/1/nominations/open`. */
  pointer: z.string(),
  /** Null also where there is nothing. */
  before: z.json(),
  after: z.json(),
});
export type SeasonDifference = z.infer<typeof seasonDifference>;

/** Reply of `reviewSeason`: what saving would change, and what follows from it for others. */
export const seasonReviewReply = z.object({
  changes: z.array(seasonDifference),
  consequences: z.array(z.string()),
});
export type SeasonReviewReply = z.infer<typeof seasonReviewReply>;

export const seasonReply = z.object({ season });

/** The current season, which the next one is made from, so that pressing twice starts one. */
export const nextSeasonRequest = z.strictObject({
  after: z.string().check(z.regex(/^2\d{3}$/, 'A season is named by its year')),
  reason: reasonGiven,
});
