import { borderlineAmong } from '@meritum/shared/merit/calibrate/borderline';
import type { CalibratedNomination } from '@meritum/shared/merit/calibrate/calibrate';
import { outcomeOf } from '@meritum/shared/merit/outcome/outcome';
import { rulesWith } from '@meritum/shared/merit/testing/rules';
import {
  calibrationOf,
  equallyCalibrated,
  oracleScores,
  rawScores,
  standardisedScores,
} from './methods';
import { type MadeUp, madeUp, type PanelSeason } from './panel-season';
import { mean, rankCorrelation } from './rank-correlation';

/** The rule of today, and that of rules frozen by earlier versions. */
const rules = rulesWith({
  minimumRatings: 1,
  borderline: { certaintyThousandths: 955, extraJudges: 5 },
});
const before = rulesWith({ minimumRatings: 1 });

/** Rank correlations with the true scores in one season. */
export interface Correlations {
  raw: number;
  standardised: number;
  equal: number;
  calibrated: number;
  oracle: number;
}

/** One nomination of a season, as a model sees it. */
export interface Judged {
  isTierTrue: boolean;
  isBorderline: boolean;
  /** The error in standard errors. */
  off: number;
}

export interface SeasonMeasures {
  correlations: Correlations;
  /** Under the model of each category alone in which all judges count the same, and the old rule. */
  equal: readonly Judged[];
  /** Under the model and rule of today. */
  judged: readonly Judged[];
}

const tierFrom = (score: number): string | null =>
  rules.tiers.find(({ fromHundredths }) => score >= fromHundredths / 100)?.name ?? null;

function outcomesOf({ given, truth }: MadeUp) {
  const scores = truth.map(() => [] as (readonly number[])[]);
  for (const one of given) scores[one.nomination]?.push(one.scores);
  return scores.map((own) => {
    const outcome = outcomeOf(rules, own);
    if (outcome.kind !== 'decided') throw new Error('There is no outcome.');
    return outcome;
  });
}

function judgedOf(
  made: MadeUp,
  nominations: readonly CalibratedNomination[],
  under: typeof rules,
): Judged[] {
  const decided = outcomesOf(made).map((outcome, at) => ({
    outcome,
    estimate: nominations[at] as (typeof nominations)[number],
  }));
  const flags = borderlineAmong(under, decided);
  return decided.map(({ outcome, estimate }, at) => {
    const truth = made.truth[at] as number;
    return {
      isTierTrue: outcome.tier === tierFrom(truth),
      isBorderline: flags[at]?.isBorderline ?? false,
      off: Math.abs(estimate.score - truth) / estimate.standardError,
    };
  });
}

export function measuresOf(season: PanelSeason, seed: number): SeasonMeasures {
  const made = madeUp(season, seed);
  const [equal, calibration] = [equallyCalibrated(made), calibrationOf(made)];
  const found = (scores: readonly number[]) => rankCorrelation(scores, made.truth);
  const scoresIn = (nominations: readonly CalibratedNomination[]) =>
    nominations.map(({ score }) => score);
  return {
    correlations: {
      raw: found(rawScores(made)),
      standardised: found(standardisedScores(made)),
      equal: found(scoresIn(equal)),
      calibrated: found(scoresIn(calibration.nominations)),
      oracle: found(oracleScores(made)),
    },
    equal: judgedOf(made, equal, before),
    judged: judgedOf(made, calibration.nominations, rules),
  };
}

/** How far a method gets from the plain mean to the oracle, over all runs. */
export function wayOf(runs: readonly SeasonMeasures[], method: keyof Correlations): number {
  const of = (name: keyof Correlations) => mean(runs.map(({ correlations }) => correlations[name]));
  return (of(method) - of('raw')) / (of('oracle') - of('raw'));
}

export const shareOf = <T>(all: readonly T[], isSo: (one: T) => boolean): number =>
  all.filter(isSo).length / all.length;
