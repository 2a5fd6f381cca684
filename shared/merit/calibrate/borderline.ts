import type { Outcome } from '../outcome/outcome';
import type { RuleSet } from '../outcome/rule-set';
import { type Estimate, tierProbabilities } from './certainty';

/** A nomination with its outcome and estimate; undefined if there are too few ratings. */
export interface Decided {
  outcome: Outcome;
  estimate: Estimate | undefined;
}

/** Every outcome with a lower probability is borderline, however sure the others are. */
const leastProbability = 0.8;

/** The probability that a nomination's tier is correct; undefined if unknown. */
function probabilityOf({ tiers }: RuleSet, { outcome, estimate }: Decided): number | undefined {
  if (outcome.kind === 'too few' || !estimate) return undefined;
  return tierProbabilities(tiers, estimate).find(({ tier }) => tier === outcome.tier)?.probability;
}

/**
 * Returns the lowest probability that is not borderline: as low as possible while all from it
 * upwards have the wanted mean.
 */
function leastSure(probabilities: readonly number[], wanted: number): number {
  let [sum, least] = [0, Number.POSITIVE_INFINITY];
  for (const [before, one] of [...probabilities].sort((a, b) => b - a).entries()) {
    sum += one;
    if (one < leastProbability || sum < wanted * (before + 1)) break;
    least = one;
  }
  return least;
}

/**
 * Returns for each nomination whether it is borderline. The rule is fixed in advance: of the
 * others, the given share is expected to be in the correct tier, and each with a probability of at
 * least 80 %; as few as possible are borderline. It never changes an outcome; only the ratings of
 * additional judges can.
 */
export function borderlineAmong(rules: RuleSet, all: readonly Decided[]): boolean[] {
  const { borderline } = rules;
  if (!borderline) return all.map(() => false);
  const probabilities = all.map((one) => probabilityOf(rules, one));
  const known = probabilities.filter((one) => one !== undefined);
  const least = leastSure(known, borderline.certaintyThousandths / 1000);
  return probabilities.map((one) => one !== undefined && one < least);
}
