import { byName } from '@meritum/shared/contracts/search';
import type { RuleSet } from '@meritum/shared/contracts/seasons';
import type { TierName } from '@meritum/shared/contracts/tiers';
import type { StoredWinner } from './winner';

/**
 * The tier of a mean score by a season's rules: 9 <= x Platinum, 8 <= x < 9 Gold, 7 <= x < 8
 * Silver, below that none (D33). The mean is never rounded: 8.995 is Gold.
 */
export function tierAt(meanScore: number, { tiers }: Pick<RuleSet, 'tiers'>): TierName | undefined {
  return tiers.find(({ from }) => meanScore >= from)?.name;
}

/** Order of a list: highest mean score first; equal scores by name (OPEN-011, D31). */
export function byScoreThenName(
  a: Pick<StoredWinner, 'meanScore' | 'fullName'>,
  b: Pick<StoredWinner, 'meanScore' | 'fullName'>,
): number {
  return b.meanScore - a.meanScore || byName(a.fullName, b.fullName);
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Order of the feed: latest publication first, then latest year, highest score, name. */
export function byPublication(a: StoredWinner, b: StoredWinner): number {
  return (
    b.publishedAt.getTime() - a.publishedAt.getTime() ||
    byText(b.year, a.year) ||
    b.meanScore - a.meanScore ||
    byText(a.fullName, b.fullName) ||
    byText(a.category, b.category) ||
    byText(a.slug, b.slug)
  );
}
