import { type Fraction, isAtLeastHundredths } from './fraction';
import type { RuleSet } from './rule-set';
import { areScores, nominationScore, type Scores } from './score';

export type Outcome =
  | { kind: 'too few'; ratings: number }
  | { kind: 'decided'; ratings: number; score: Fraction; tier: string | null };

/** Returns the tier of an unrounded score, by half-open bands (D33), or null. */
const tierOf = ({ tiers }: RuleSet, score: Fraction): string | null =>
  tiers.find(({ fromHundredths }) => isAtLeastHundredths(score, fromHundredths))?.name ?? null;

/**
 * Returns the outcome of a nomination, which depends only on the rules and its completed ratings,
 * in any order (D32).
 *
 * @throws RangeError when a rating does not fit the rules.
 */
export function outcomeOf(rules: RuleSet, ratings: readonly Scores[]): Outcome {
  if (!ratings.every((scores) => areScores(rules, scores)))
    throw new RangeError('A rating does not fit the criteria and the scale of the rules.');
  if (ratings.length < rules.minimumRatings) return { kind: 'too few', ratings: ratings.length };
  const score = nominationScore(rules, ratings);
  return { kind: 'decided', ratings: ratings.length, score, tier: tierOf(rules, score) };
}
