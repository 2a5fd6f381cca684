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

const rules = rulesWith({
  minimumRatings: 1,
  borderline: { certaintyThousandths: 955, extraJudges: 5 },
});

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

/** The nominations of a season, as a model sees them. */
function judgedOf(made: MadeUp, nominations: readonly CalibratedNomination[]) {
  const decided = outcomesOf(made).map((outcome, at) => ({
    outcome,
    estimate: nominations[at] as (typeof nominations)[number],
  }));
  const flags = borderlineAmong(rules, decided);
  return decided.map(({ outcome, estimate }, at) => {
    const truth = made.truth[at] as number;
    return {
      isTierTrue: outcome.tier === tierFrom(truth),
      isBorderline: flags[at]?.isBorderline ?? false,
      // The error in standard errors.
      off: Math.abs(estimate.score - truth) / estimate.standardError,
    };
  });
}

export type Judged = ReturnType<typeof judgedOf>[number];

export function measuresOf(season: PanelSeason, seed: number) {
  const made = madeUp(season, seed);
  const [equal, calibration] = [equallyCalibrated(made), calibrationOf(made)];
  const found = (scores: readonly number[]) => rankCorrelation(scores, made.truth);
  const scoresIn = (nominations: readonly CalibratedNomination[]) =>
    nominations.map(({ score }) => score);
  return {
    // Rank correlations with the true scores.
    correlations: {
      raw: found(rawScores(made)),
      standardised: found(standardisedScores(made)),
      equal: found(scoresIn(equal)),
      calibrated: found(scoresIn(calibration.nominations)),
      oracle: found(oracleScores(made)),
    },
    // Under the model of each category alone in which all judges count the same.
    equal: judgedOf(made, equal),
    // Under the model of today.
    judged: judgedOf(made, calibration.nominations),
  };
}

export type SeasonMeasures = ReturnType<typeof measuresOf>;
type Method = keyof SeasonMeasures['correlations'];

/** How far a method gets from the plain mean to the oracle, over all runs. */
export function wayOf(runs: readonly SeasonMeasures[], method: Method): number {
  const of = (name: Method) => mean(runs.map(({ correlations }) => correlations[name]));
  return (of(method) - of('raw')) / (of('oracle') - of('raw'));
}

export const shareOf = <T>(all: readonly T[], isSo: (one: T) => boolean): number =>
  all.filter(isSo).length / all.length;
