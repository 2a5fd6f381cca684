import { type Design, designOf, type Observation } from './design';
import { equalWeights } from './effects';
import { freedomOf, standardErrors } from './errors';
import { type Fit, fit } from './fit';
import { typicalOf } from './location';
import { weightsFrom } from './noise';
import { partsOf } from './parts';
import { type Variances, variancesOf } from './variances';

export interface CalibratedNomination {
  nomination: string;
  /** The score that judges of typical severity would give. */
  score: number;
  standardError: number;
}

interface CalibratedJudge {
  judge: string;
  /** How much lower than the typical judge this judge rates; negative for a lenient one. */
  severity: number;
  /** Weight of this judge's ratings, from their noise; 1 for average noise. */
  weight: number;
}

/** What remains of a rating after the effects of nomination and judge. */
interface Residual extends Observation {
  residual: number;
}

export interface Calibration {
  mean: number;
  variances: Variances;
  /** If more than 1, no ratings connect these parts, and standard errors are wider. */
  parts: number;
  nominations: readonly CalibratedNomination[];
  judges: readonly CalibratedJudge[];
  residuals: readonly Residual[];
}

/** Rounds of fit and weights. Each reduces the distance to the final weights to a third. */
const maxRounds = 4;
/** Relative change of a weight below which no further round follows. */
const little = 0.02;

const isNear = (weights: Float64Array, before: Float64Array): boolean =>
  weights.every((weight, at) => Math.abs(weight / (before[at] as number) - 1) < little);

const weightingFor = ({ residual, nomination, judge }: Variances, weights: Float64Array) => ({
  ridges: { nomination: residual / nomination, judge: residual / judge },
  weights,
});

/** Estimates variances, weights and effects from each other until the weights are stable. */
function fitted(design: Design): (Fit & { variances: Variances }) | undefined {
  let weights = equalWeights(design);
  let pooled: number | undefined;
  for (let round = 1; ; round += 1) {
    const variances = variancesOf(design, weights);
    if (!variances) return undefined;
    const found = { ...fit(design, weightingFor(variances, weights)), variances };
    const freedom = freedomOf(design, found.weighting);
    pooled ??= variances.residual;
    const next = weightsFrom(design, found.residuals, { freedom, pooled });
    if (round === maxRounds || isNear(next, weights)) return found;
    weights = next;
  }
}

function calibratedNominations(
  { nominations }: Design,
  { levels, effects }: Fit,
  errors: Float64Array,
): CalibratedNomination[] {
  return nominations.map((nomination, row) => ({
    nomination,
    score: (levels[row] as number) + (effects.nomination[row] as number),
    standardError: errors[row] as number,
  }));
}

const calibratedJudges = ({ judges }: Design, { effects, weighting }: Fit): CalibratedJudge[] =>
  judges.map((judge, column) => ({
    judge,
    severity: -(effects.judge[column] as number),
    weight: weighting.weights[column] as number,
  }));

function residualsOf(design: Design, residuals: Float64Array): Residual[] {
  return Array.from(residuals, (residual, at) => ({
    nomination: design.nominations[design.rowOf[at] as number] as string,
    judge: design.judges[design.judgeOf[at] as number] as string,
    score: design.score[at] as number,
    residual,
  }));
}

/**
 * Shifts the calibration from the average judge to the typical one, so that judges who give nearly
 * everybody one point do not move all scores.
 */
function fromTypicalJudge(calibration: Calibration): Calibration {
  const typical = typicalOf(calibration.judges.map(({ severity }) => severity));
  return {
    ...calibration,
    mean: calibration.mean - typical,
    nominations: calibration.nominations.map((one) => ({ ...one, score: one.score - typical })),
    judges: calibration.judges.map((one) => ({ ...one, severity: one.severity - typical })),
  };
}

/**
 * Removes the judges' severity from the scores: the linear mixed model `y_ij = mean + nomination_i
 * - severity_j + rest_ij` with random nominations and judges, and for each judge a variance of the
 * rest (a double hierarchical model; Lee and Nelder 2006, Applied Statistics 55, 139-185). All
 * variances are estimated from the ratings themselves (empirical Bayes; Robinson 1991, Statistical
 * Science 6, 15-32), effects by best linear unbiased prediction. Of several categories each has a
 * mean, and judges who mostly rate one category have a severity in common. It explains and warns; it
 * decides nothing.
 *
 * Undefined if the ratings are too few to separate judges from nominations.
 *
 * @throws RangeError when a judge rated a nomination twice.
 */
export function calibrate(observations: readonly Observation[]): Calibration | undefined {
  const design = designOf(observations);
  const found = fitted(design);
  if (!found) return undefined;
  const { mean, variances, residuals } = found;
  return fromTypicalJudge({
    mean,
    variances,
    parts: partsOf(design).count,
    nominations: calibratedNominations(design, found, standardErrors(design, variances, found)),
    judges: calibratedJudges(design, found),
    residuals: residualsOf(design, residuals),
  });
}
