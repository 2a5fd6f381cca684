import { type Fraction, isAtLeastHundredths } from './fraction';
import type { RuleSet } from './rule-set';
import { areScores, nominationScore, type Scores } from './score';

/** What the ratings of a nomination say. */
export type Outcome =
  | { kind: 'too few'; ratings: number; missing: number }
  | { kind: 'decided'; ratings: number; score: Fraction; tier: string | null };

/** The tier that a score earns, by half-open bands on the unrounded mean (D33), or none. */
export const tierOf = ({ tiers }: RuleSet, score: Fraction): string | null =>
  tiers.find(({ fromHundredths }) => isAtLeastHundredths(score, fromHundredths))?.name ?? null;

/**
 * The outcome of a nomination: a function of the rules and of its completed ratings, in any order,
 * and of nothing else (D32).
 *
 * @throws RangeError when a rating is not one of these rules.
 */
export function outcomeOf(rules: RuleSet, ratings: readonly Scores[]): Outcome {
  if (!ratings.every((scores) => areScores(rules, scores)))
    throw new RangeError('A rating does not fit the criteria and the scale of the rules.');
  const missing = rules.minimumRatings - ratings.length;
  if (missing > 0) return { kind: 'too few', ratings: ratings.length, missing };
  const score = nominationScore(rules, ratings);
  return { kind: 'decided', ratings: ratings.length, score, tier: tierOf(rules, score) };
}
