import * as z from 'zod/mini';
import { category } from './categories';

/** The years that the directory offers (WIN-002). */
export const winnerYears = ['2024', '2025'] as const;
export type WinnerYear = (typeof winnerYears)[number];

export const tierNames = ['Platinum', 'Gold', 'Silver'] as const;
export type TierName = (typeof tierNames)[number];

/** Query of `getWinners` (WIN-013). */
export const winnersQuery = z.object({
  category: category,
  year: z.enum(winnerYears),
});

/** One winner as anybody may see it (ENT-012): no e-mail, no score. */
export const winner = z.object({
  fullName: z.string(),
  badge: z.enum(tierNames),
  linkedInUrl: z.optional(z.string()),
  linkedIn: z.optional(z.string()),
  employer: z.optional(z.string()),
  /** Absent for most; the page then shows a placeholder (OPEN-010). */
  photoUrl: z.optional(z.string()),
  /** True for a fictional record that only fills the directory. */
  sample: z.optional(z.boolean()),
});
export type Winner = z.infer<typeof winner>;

/** Reply of `getWinners`: sorted by mean score, best first, then by name (OPEN-011). */
export const winnersReply = z.object({ data: z.object({ winners: z.array(winner) }) });
export type WinnersReply = z.infer<typeof winnersReply>;
