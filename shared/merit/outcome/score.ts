import { type Fraction, hundredthsBelow, nearestTenths } from './fraction';
import type { RuleSet } from './rule-set';

/** One judge's rating of a nomination: a whole number for each criterion, in the rule set's order. */
export type Scores = readonly number[];

const totalWeight = ({ criteria }: Pick<RuleSet, 'criteria'>): number =>
  criteria.reduce((sum, { weight }) => sum + weight, 0);

const weighted = ({ criteria }: Pick<RuleSet, 'criteria'>, scores: Scores): number =>
  criteria.reduce((sum, { weight }, index) => sum + weight * (scores[index] as number), 0);

/** Whether the scores are whole numbers within the scale, one for each criterion. */
export const areScores = ({ criteria, scale }: RuleSet, scores: Scores): boolean =>
  scores.length === criteria.length &&
  scores.every((one) => Number.isInteger(one) && one >= scale.from && one <= scale.to);

/** Returns a judge's exact composite: with equal weights the plain mean of the criteria (CONST-005). */
export const composite = (rules: Pick<RuleSet, 'criteria'>, scores: Scores): Fraction => ({
  numerator: weighted(rules, scores),
  denominator: totalWeight(rules),
});

/** Returns the displayed composite, rounded half up to one decimal: 7.25 is 7.3 (JUD-032, D33). */
export const compositeShown = (rules: Pick<RuleSet, 'criteria'>, scores: Scores): number =>
  nearestTenths(composite(rules, scores)) / 10;

/**
 * Returns a nomination's score: the unrounded mean of its judges' composites (D32). Rounded
 * composites would make it 0.025 too high on average.
 */
export const nominationScore = (rules: RuleSet, ratings: readonly Scores[]): Fraction => ({
  numerator: ratings.reduce((sum, scores) => sum + weighted(rules, scores), 0),
  denominator: totalWeight(rules) * ratings.length,
});

/** Returns the mean of each criterion over all ratings, in the rule set's order. */
export const criterionMeans = ({ criteria }: RuleSet, ratings: readonly Scores[]): Fraction[] =>
  criteria.map((_, index) => ({
    numerator: ratings.reduce((sum, scores) => sum + (scores[index] as number), 0),
    denominator: ratings.length,
  }));

/** Returns a score truncated to two decimals, so that 8.999 shows as 8.99 and not as a cut of 9. */
export function scoreShown(score: Fraction): string {
  const hundredths = hundredthsBelow(score);
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}
