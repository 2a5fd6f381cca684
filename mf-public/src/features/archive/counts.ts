import type { Winner } from '@meritum/shared/contracts/winners';

export interface Counts {
  tiers: ReadonlyMap<string, number>;
  all: number;
}

/** Undefined while loading, null if loading failed. */
export type LoadedCounts = Counts | null | undefined;

export const countIn = (counts: LoadedCounts, tier?: string): number | null | undefined =>
  counts && (tier ? (counts.tiers.get(tier) ?? 0) : counts.all);

/** Counts a list's awards that are not revoked; each winner has one. */
export function countsOf(winners: readonly Pick<Winner, 'badge' | 'revoked'>[]): Counts {
  const kept = winners.filter(({ revoked }) => !revoked);
  const tiers = new Map<string, number>();
  for (const { badge } of kept) tiers.set(badge, (tiers.get(badge) ?? 0) + 1);
  return { tiers, all: kept.length };
}

export function sumOf(counts: readonly Counts[]): Counts {
  const tiers = new Map<string, number>();
  for (const [tier, count] of counts.flatMap((one) => [...one.tiers]))
    tiers.set(tier, (tiers.get(tier) ?? 0) + count);
  return { tiers, all: counts.reduce((sum, { all }) => sum + all, 0) };
}
