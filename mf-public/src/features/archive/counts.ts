import type { Winner } from '@meritum/shared/contracts/winners';
import { awardTiers } from '@meritum/shared/programme/season';

export type TierName = (typeof awardTiers)[number]['name'];

/** How many awards there are, by tier and in all. */
export interface Counts {
  tiers: Readonly<Record<TierName, number>>;
  all: number;
}

/** Undefined while they are loading, null if they could not be loaded. */
export type LoadedCounts = Counts | null | undefined;

/** The count of a tier, or of all awards, as far as it is known. */
export const countIn = (counts: LoadedCounts, tier?: TierName): number | null | undefined =>
  counts && (tier ? counts.tiers[tier] : counts.all);

/** Counts the awards of a list; each winner of a list has one. */
export function countsOf(winners: readonly Pick<Winner, 'badge'>[]): Counts {
  const tiers = { Platinum: 0, Gold: 0, Silver: 0 };
  for (const { badge } of winners) tiers[badge] += 1;
  return { tiers, all: winners.length };
}

/** The sum of several counts. */
export function sumOf(counts: readonly Counts[]): Counts {
  const tiers = { Platinum: 0, Gold: 0, Silver: 0 };
  for (const one of counts) for (const { name } of awardTiers) tiers[name] += one.tiers[name];
  return { tiers, all: counts.reduce((sum, { all }) => sum + all, 0) };
}
