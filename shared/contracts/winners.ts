import * as z from 'zod/mini';
import { category } from './categories';
import { asLine } from './texts';
import { tierNames } from './tiers';

/** Query of `getWinners` (WIN-013); the seasons have the years and categories. */
export const winnersQuery = z.object({
  category,
  year: z.string().check(asLine(), z.maxLength(20)),
});

/** Query of `getWinnersFeed`, newest winners first (RFC 5005). */
export const feedQuery = z.object({
  page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/))),
});

/** A winner as the public sees them (ENT-012): no email, no score. */
export const winner = z.object({
  /** Unique and stable within the list, so that namesakes differ. */
  id: z.string(),
  fullName: z.string(),
  badge: z.enum(tierNames),
  linkedInUrl: z.optional(z.string()),
  linkedIn: z.optional(z.string()),
  employer: z.optional(z.string()),
  /** The work in one line. */
  line: z.optional(z.string()),
  /** Usually absent; the page then shows a placeholder (OPEN-010). */
  photoUrl: z.optional(z.string()),
  /** True for a fictional record that only fills the directory. */
  sample: z.optional(z.boolean()),
  /** True once the award was revoked. */
  revoked: z.optional(z.boolean()),
  /** True unless the winner was published from ratings; the site marks such winners as imported. */
  enteredByOrganisers: z.optional(z.boolean()),
});
export type Winner = z.infer<typeof winner>;

/** Reply of `getWinners`: sorted by mean score, best first, then by name (OPEN-011). */
export const winnersReply = z.object({ data: z.object({ winners: z.array(winner) }) });
export type WinnersReply = z.infer<typeof winnersReply>;
