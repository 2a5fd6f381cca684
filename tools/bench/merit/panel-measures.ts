import { borderlineOf } from '@meritum/shared/merit/calibrate/borderline';
import type { CalibratedNomination } from '@meritum/shared/merit/calibrate/calibrate';
import { outcomeOf } from '@meritum/shared/merit/outcome/outcome';
import { rulesWith } from '@meritum/shared/merit/testing/rules';
import { calibrationOf, oracleScores, rawScores, standardisedScores } from './methods';
import { type MadeUp, madeUp, type PanelSeason } from './panel-season';
import { mean, rankCorrelation } from './rank-correlation';

const rules = rulesWith({ minimumRatings: 1 });

/** Rank correlations with the true scores in one season. */
export interface Correlations {
  raw: number;
  standardised: number;
  calibrated: number;
  oracle: number;
}

/** One nomination of a season. */
export interface Judged {
  isTierTrue: boolean;
  isBorderline: boolean;
  /** Whether the plain mean itself is within a standard error of a cut. */
  isMeanNearCut: boolean;
  isCovered: boolean;
}

export interface SeasonMeasures {
  correlations: Correlations;
  judged: readonly Judged[];
}

const tierFrom = (score: number): string | null =>
  rules.tiers.find(({ fromHundredths }) => score >= fromHundredths / 100)?.name ?? null;

function correlationsOf(season: MadeUp, calibrated: readonly CalibratedNomination[]): Correlations {
  const found = (scores: readonly number[]) => rankCorrelation(scores, season.truth);
  return {
    raw: found(rawScores(season)),
    standardised: found(standardisedScores(season)),
    calibrated: found(calibrated.map(({ score }) => score)),
    oracle: found(oracleScores(season)),
  };
}

function judgedOf(season: MadeUp, nomination: number, estimate: CalibratedNomination): Judged {
  const ratings = season.given.filter((one) => one.nomination === nomination);
  const outcome = outcomeOf(
    rules,
    ratings.map(({ scores }) => scores),
  );
  if (outcome.kind !== 'decided') throw new Error('There is no outcome.');
  const raw = outcome.score.numerator / outcome.score.denominator;
  const truth = season.truth[nomination] as number;
  return {
    isTierTrue: outcome.tier === tierFrom(truth),
    isBorderline: borderlineOf(rules, outcome, estimate).isBorderline,
    isMeanNearCut: rules.tiers.some(
      ({ fromHundredths }) => Math.abs(raw - fromHundredths / 100) < estimate.standardError,
    ),
    isCovered: Math.abs(estimate.score - truth) < 1.96 * estimate.standardError,
  };
}

export function measuresOf(season: PanelSeason, seed: number): SeasonMeasures {
  const made = madeUp(season, seed);
  const { nominations } = calibrationOf(made);
  return {
    correlations: correlationsOf(made, nominations),
    judged: nominations.map((estimate, index) => judgedOf(made, index, estimate)),
  };
}

/** How far a method gets from the plain mean to the oracle, over all runs. */
export function wayOf(runs: readonly SeasonMeasures[], method: keyof Correlations): number {
  const of = (name: keyof Correlations) => mean(runs.map(({ correlations }) => correlations[name]));
  return (of(method) - of('raw')) / (of('oracle') - of('raw'));
}

export const shareOf = (judged: readonly Judged[], isSo: (one: Judged) => boolean): number =>
  judged.filter(isSo).length / judged.length;
