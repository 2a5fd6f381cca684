import type { TierRule } from '../outcome/rule-set';
import { normalCdf } from './normal';

/** A calibrated score with what it may be off by. */
export interface Estimate {
  score: number;
  standardError: number;
}

export interface TierProbability {
  /** Null stands for no award. */
  tier: string | null;
  probability: number;
}

/** How probable a score of at least the cut is. An error of 0 leaves no doubt. */
function probabilityFrom({ score, standardError }: Estimate, cut: number): number {
  if (standardError === 0) return score >= cut ? 1 : 0;
  return normalCdf((score - cut) / standardError);
}

/**
 * How probable each tier is, highest first and no award last: what a panel of all judges would
 * have given, under the normal posterior of the calibration. They add up to 1.
 */
export function tierProbabilities(
  tiers: readonly TierRule[],
  estimate: Estimate,
): TierProbability[] {
  const atLeast = tiers.map(({ fromHundredths }) =>
    probabilityFrom(estimate, fromHundredths / 100),
  );
  const names = [...tiers.map(({ name }) => name), null];
  return names.map((tier, index) => ({
    tier,
    probability: (atLeast[index] ?? 1) - (index === 0 ? 0 : (atLeast[index - 1] as number)),
  }));
}
