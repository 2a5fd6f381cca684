import { countsOf, type Design, designOf, type Observation } from './design';
import { type Effects, effectsOf, type Ridges } from './effects';
import { standardErrors } from './errors';
import { partsOf } from './parts';
import { rowsOf } from './sums';
import { type Variances, variancesOf } from './variances';

export interface CalibratedNomination {
  nomination: string;
  ratings: number;
  /** The score it would have from judges of average severity. */
  score: number;
  standardError: number;
}

export interface CalibratedJudge {
  judge: string;
  ratings: number;
  /** How much less this judge gives than the average judge; negative for a lenient one. */
  severity: number;
  standardError: number;
}

/** What remains of a rating after the effects of nomination and judge. */
export interface Residual extends Observation {
  residual: number;
}

export interface Calibration {
  mean: number;
  variances: Variances;
  /** If more than 1, no ratings connect these parts, and their scores are less comparable. */
  parts: number;
  nominations: readonly CalibratedNomination[];
  judges: readonly CalibratedJudge[];
  residuals: readonly Residual[];
}

function unexplained(design: Design, score: Float64Array, effects: Effects): Float64Array {
  const rows = rowsOf(design);
  return score.map(
    (value, at) =>
      value -
      (effects.nomination[rows[at] as number] as number) -
      (effects.judge[design.judgeOf[at] as number] as number),
  );
}

const sum = (values: Float64Array): number => values.reduce((total, value) => total + value, 0);

/**
 * Effects and mean together. The mean is by generalised least squares, `1'V^-1 y / 1'V^-1 1`: `V^-1
 * y` is the part of y that the effects alone do not explain, up to a factor.
 */
function fit(design: Design, ridges: Ridges) {
  const ones = new Float64Array(design.score.length).fill(1);
  const ofScores = effectsOf(design, ridges, design.score);
  const ofOnes = effectsOf(design, ridges, ones);
  const mean =
    sum(unexplained(design, design.score, ofScores)) / sum(unexplained(design, ones, ofOnes));
  const centred = (scores: Float64Array, constant: Float64Array) =>
    scores.map((value, index) => value - mean * (constant[index] as number));
  return {
    mean,
    effects: {
      nomination: centred(ofScores.nomination, ofOnes.nomination),
      judge: centred(ofScores.judge, ofOnes.judge),
    },
  };
}

function calibratedNominations(
  { nominations, rowStart }: Design,
  mean: number,
  effects: Effects,
  errors: Effects,
): CalibratedNomination[] {
  const ratings = countsOf(rowStart);
  return nominations.map((nomination, row) => ({
    nomination,
    ratings: ratings[row] as number,
    score: mean + (effects.nomination[row] as number),
    standardError: errors.nomination[row] as number,
  }));
}

function calibratedJudges(
  { judges, columnStart }: Design,
  effects: Effects,
  errors: Effects,
): CalibratedJudge[] {
  const ratings = countsOf(columnStart);
  return judges.map((judge, column) => ({
    judge,
    ratings: ratings[column] as number,
    severity: -(effects.judge[column] as number),
    standardError: errors.judge[column] as number,
  }));
}

function residualsOf(design: Design, mean: number, effects: Effects): Residual[] {
  const rows = rowsOf(design);
  return Array.from(unexplained(design, design.score, effects), (value, at) => ({
    nomination: design.nominations[rows[at] as number] as string,
    judge: design.judges[design.judgeOf[at] as number] as string,
    score: design.score[at] as number,
    residual: value - mean,
  }));
}

/**
 * Removes the judges' severity from the scores: the linear mixed model `y_ij = mean + nomination_i
 * - severity_j + rest_ij` with random nominations and judges, variances estimated from the ratings
 * themselves (empirical Bayes; Robinson 1991, Statistical Science 6, 15-32), effects by best linear
 * unbiased prediction. It explains and warns; it decides nothing.
 *
 * Undefined if the ratings are too few to separate judges from nominations.
 *
 * @throws RangeError when a judge rated a nomination twice.
 */
export function calibrate(observations: readonly Observation[]): Calibration | undefined {
  const design = designOf(observations);
  const variances = variancesOf(design);
  if (!variances) return undefined;
  const ridges: Ridges = {
    nomination: variances.residual / variances.nomination,
    judge: variances.residual / variances.judge,
  };
  const { mean, effects } = fit(design, ridges);
  const errors = standardErrors(design, variances, ridges);
  return {
    mean,
    variances,
    parts: partsOf(design).count,
    nominations: calibratedNominations(design, mean, effects, errors),
    judges: calibratedJudges(design, effects, errors),
    residuals: residualsOf(design, mean, effects),
  };
}
