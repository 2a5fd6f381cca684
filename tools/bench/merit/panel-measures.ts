import { borderlineAmong } from '@meritum/shared/merit/calibrate/borderline';
import type { CalibratedNomination } from '@meritum/shared/merit/calibrate/calibrate';
import { outcomeOf } from '@meritum/shared/merit/outcome/outcome';
import { rulesWith } from '@meritum/shared/merit/testing/rules';
import { calibrationOf, oracleScores, rawScores, standardisedScores } from './methods';
import { type MadeUp, madeUp, type PanelSeason } from './panel-season';
import { rankCorrelation } from './rank-correlation';

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

/** The nominations of a season as input of the calibration. */
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
      isBorderline: flags[at] ?? false,
      // The error as a multiple of the standard error.
      off: Math.abs(estimate.score - truth) / estimate.standardError,
    };
  });
}

export function measuresOf(season: PanelSeason, seed: number) {
  const made = madeUp(season, seed);
  const { nominations } = calibrationOf(made);
  const found = (scores: readonly number[]) => rankCorrelation(scores, made.truth);
  return {
    // Rank correlations with the true scores.
    correlations: {
      raw: found(rawScores(made)),
      standardised: found(standardisedScores(made)),
      calibrated: found(nominations.map(({ score }) => score)),
      oracle: found(oracleScores(made)),
    },
    judged: judgedOf(made, nominations),
  };
}

export type SeasonMeasures = ReturnType<typeof measuresOf>;
export const shareOf = <T>(all: readonly T[], isSo: (one: T) => boolean): number =>
  all.filter(isSo).length / all.length;
