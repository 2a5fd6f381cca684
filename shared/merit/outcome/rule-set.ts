/** One of the criteria; weights are whole numbers that need not add up to 100. */
export interface Criterion {
  name: string;
  weight: number;
}

export interface TierRule {
  name: string;
  /** Lowest score of the tier in hundredths, inclusive: 900 is 9.0 (D33). */
  fromHundredths: number;
}

/** When more judges are asked before results are final (see `calibrate/borderline.ts`). */
interface BorderlineRule {
  /**
   * Expected share of correct tiers among the nominations that are not borderline, in thousandths:
   * 955 is 95.5 %.
   */
  certaintyThousandths: number;
  /** Number of additional judges for a borderline nomination, asked once. */
  extraJudges: number;
}

/**
 * The rules of a contest, frozen before its judging opens. Only whole numbers and texts, so that
 * the canonical JSON and its hash are the same in every language.
 */
export interface RuleSet {
  format: 'meritum-rules/1';
  season: string;
  category: string;
  criteria: readonly Criterion[];
  /** Lowest and highest whole number that a judge can give for a criterion. */
  scale: { from: number; to: number };
  /** Highest first. Below the last tier there is no award. */
  tiers: readonly TierRule[];
  /** Minimum completed ratings for a result (CONST-006). */
  minimumRatings: number;
  /** Null if no additional judges are ever asked. */
  borderline: BorderlineRule | null;
  /** Maximum load of a judge as a multiple of the median load, in hundredths: 200 is twice. */
  largestLoadHundredths: number;
  /**
   * Plans are drawn by lot, and no pair of judge and entry is more probable than this, in
   * hundredths: 50 is one half.
   */
  pairLimitHundredths: number;
  codeVersion: string;
  assignmentSeed: number;
}

const isWhole = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;
const isPositive = (value: number): boolean => isWhole(value) && value > 0;
const areDistinct = (names: readonly string[]): boolean => new Set(names).size === names.length;

const descend = ({ tiers }: RuleSet): boolean =>
  tiers.every(
    (tier, index) =>
      isWhole(tier.fromHundredths) &&
      (index === 0 || tier.fromHundredths < (tiers[index - 1] as TierRule).fromHundredths),
  );

const conditions: readonly [problem: string, isMet: (rules: RuleSet) => boolean][] = [
  ['There are no criteria.', ({ criteria }) => criteria.length > 0],
  [
    'Two criteria have the same name.',
    ({ criteria }) => areDistinct(criteria.map(({ name }) => name)),
  ],
  [
    'A weight is not a positive whole number.',
    ({ criteria }) => criteria.every(({ weight }) => isPositive(weight)),
  ],
  [
    'The scale is not from a whole number to a higher one.',
    ({ scale }) => isWhole(scale.from) && isWhole(scale.to) && scale.from < scale.to,
  ],
  ['Two tiers have the same name.', ({ tiers }) => areDistinct(tiers.map(({ name }) => name))],
  ['The tiers do not go down in whole hundredths.', descend],
  [
    'The fewest ratings are not a positive whole number.',
    ({ minimumRatings }) => isPositive(minimumRatings),
  ],
  [
    'The borderline rule has a number that is not whole.',
    ({ borderline }) =>
      !borderline || [borderline.certaintyThousandths, borderline.extraJudges].every(isWhole),
  ],
  [
    'The borderline rule needs a certainty of 800 to 999 thousandths.',
    ({ borderline }) =>
      !borderline ||
      (borderline.certaintyThousandths >= 800 && borderline.certaintyThousandths < 1000),
  ],
  [
    'The largest load is not a whole number of hundredths above 100.',
    ({ largestLoadHundredths }) => isWhole(largestLoadHundredths) && largestLoadHundredths > 100,
  ],
  [
    'The largest probability of a pair is neither 50 nor 25 hundredths.',
    ({ pairLimitHundredths }) => [50, 25].includes(pairLimitHundredths),
  ],
  ['The seed is not a whole number.', ({ assignmentSeed }) => isWhole(assignmentSeed)],
];

/** Returns the faults of a rule set, in words; empty if it can be frozen. */
export function ruleSetProblems(rules: RuleSet): string[] {
  return conditions.flatMap(([problem, isMet]) => (isMet(rules) ? [] : [problem]));
}
