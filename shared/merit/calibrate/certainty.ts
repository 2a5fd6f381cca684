import type { TierRule } from '../outcome/rule-set';
import { normalCdf } from './normal';

/** A calibrated score with its standard error. */
export interface Estimate {
  score: number;
  standardError: number;
}

export interface TierProbability {
  /** Null means no award. */
  tier: string | null;
  probability: number;
}

/** Returns the probability of a score of at least the cut. With an error of 0 it is 0 or 1. */
function probabilityFrom({ score, standardError }: Estimate, cut: number): number {
  if (standardError === 0) return score >= cut ? 1 : 0;
  return normalCdf((score - cut) / standardError);
}

/**
 * Returns the probability of each tier, highest first and no award last: the verdict of a panel of
 * all judges, under the calibration's normal posterior. They add up to 1.
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
