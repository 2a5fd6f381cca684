import type { Criterion } from '@meritum/shared/contracts/assignments';
import { ratingScale } from '@meritum/shared/contracts/limits';
import type { RuleSet, Season } from '@meritum/shared/contracts/seasons';
import { freezeRules } from '@meritum/shared/merit/ledger/freeze';
import {
  type RuleSet as MeritRules,
  ruleSetProblems,
} from '@meritum/shared/merit/outcome/rule-set';

/**
 * Version of the mathematics in `shared/merit`, part of the frozen rules. Raise it when outcomes
 * change, which a test notices.
 */
export const codeVersion = 'meritum-merit/3';

export interface FrozenRules {
  /** Canonical JSON, as published. */
  text: string;
  /** SHA-256 of the text. */
  hash: string;
  rules: MeritRules;
  /** Keys of the criteria in ratings, in the order of the rules. */
  keys: readonly string[];
}

/**
 * The seed of plans that assign nothing, which are not drawn; the same in every season, so that
 * nobody can choose it.
 */
export const assignmentSeed = 1;

const finest = 10_000;

/** A number in hundredths; fractional if it has more than two decimals. */
const hundredths = (value: number): number => Number((value * 100).toFixed(6));

/** Whole numbers in the same proportion as the percentages. */
function wholeWeights(weights: readonly number[]): number[] {
  for (let factor = 1; factor <= finest; factor *= 10) {
    const scaled = weights.map((weight) => Number((weight * factor).toFixed(6)));
    if (scaled.every(Number.isInteger)) return scaled;
  }
  return [...weights];
}

const keysOf = ({ criteria }: RuleSet): string[] => criteria.map(({ key }) => key);

/** The season's criteria with their effective weights. */
export function criteriaOf({ rules }: Pick<Season, 'rules'>): Criterion[] {
  const weights = wholeWeights(rules.criteria.map(({ weight }) => weight));
  return rules.criteria.map(({ key, name, description }, index) => ({
    key,
    name,
    description,
    weight: weights[index] as number,
  }));
}

/** The contest's rules in the form of the mathematics and the public check. */
export function meritRulesOf(season: Season, category: string): MeritRules {
  const { scale, tiers, minimumRatings, borderline, largestLoad, pairLimit } = season.rules;
  return {
    format: 'meritum-rules/1',
    season: season.id,
    category,
    criteria: criteriaOf(season).map(({ name, weight }) => ({ name, weight })),
    scale: { from: scale.min, to: scale.max },
    tiers: tiers.map(({ name, from }) => ({ name, fromHundredths: hundredths(from) })),
    minimumRatings,
    borderline: borderline && {
      certaintyThousandths: Number((borderline.certainty * 1000).toFixed(6)),
      extraJudges: borderline.extraJudges,
    },
    largestLoadHundredths: hundredths(largestLoad),
    pairLimitHundredths: hundredths(pairLimit),
    codeVersion,
    assignmentSeed,
  };
}

/** A key that requests use (API-007), or that every object inherits. */
const isReserved = (key: string): boolean => key === 'averageRating' || key in {};

/** Why a season's rules cannot be frozen; empty when they can. */
export function freezingProblems(season: Season): string[] {
  const { rules } = season;
  const { min, max } = ratingScale;
  const reserved = keysOf(rules).filter(isReserved);
  const isScale = rules.scale.min === min && rules.scale.max === max;
  return [
    ...reserved.map((key) => `A criterion cannot have the key ${key}.`),
    ...(isScale ? [] : [`Judges rate from ${min} to ${max}, but the scale is different.`]),
    ...ruleSetProblems(meritRulesOf(season, season.currentCategory)),
  ];
}

/** The frozen rules of a contest. Throws RangeError for invalid rules. */
export function frozenRulesOf(season: Season, category: string): FrozenRules {
  const rules = meritRulesOf(season, category);
  return { ...freezeRules(rules), rules, keys: keysOf(season.rules) };
}
