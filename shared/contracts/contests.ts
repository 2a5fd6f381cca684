import * as z from 'zod/mini';
import { category } from './categories';

export const seasonId = z.string().check(z.regex(/^2\d{3}$/, 'A season is named by its year'));

export const instant = z.iso.datetime();

/** SHA-256 in hexadecimal. */
export const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'A hash has 64 hexadecimal digits'));

/** A category of a season: what is finalised and published as a whole. */
export const contest = z.strictObject({ season: seasonId, category });

/** The names of a contest in replies. */
export const contestNames = { season: z.string(), category: z.string() };

export const seasonQuery = z.object({ season: z.optional(seasonId) });

export const contestQuery = z.object({ season: z.optional(seasonId), category });

/** A part of the page's address; the page says if there is no such contest. */
const pathPart = z.string().check(z.maxLength(100));

export const contestPageParams = z.object({ season: pathPart, category: pathPart });

export const ledgerParams = z.object({ season: seasonId, category });

/** Proves that an entry or a rating is part of a published root. */
export const inclusionProof = z.object({
  root: z.string(),
  commitment: z.string(),
  index: z.int(),
  size: z.int(),
  path: z.array(z.string()),
});

/** Name of the person who acted; null once their account is gone. */
export const by = z.nullable(z.string());

/** When a step was taken, and by whom. */
export const step = z.object({ at: instant, by });

/** The scale of a season's ratings, and its tiers with their lowest scores, highest first. */
export const bands = z.object({
  scale: z.object({ min: z.int(), max: z.int() }),
  cuts: z.array(z.object({ tier: z.string(), from: z.number() })),
});
export type Bands = z.infer<typeof bands>;
