import { solve } from './conjugate-gradients';
import { countsOf, type Design } from './design';
import { overJudges, overNominations, sumByJudge, sumByNomination } from './sums';

/** Ridges added to the weights of nominations and judges; 0 for none. */
interface Ridges {
  nomination: number;
  judge: number;
}

/** Weights of the ratings and ridges in the equations. */
export interface Weighting {
  ridges: Ridges;
  /** Weight of each judge's ratings: 1 for average noise. */
  weights: Float64Array;
}

export interface Effects {
  nomination: Float64Array;
  judge: Float64Array;
}

/** Equal weights for all judges. */
export const equalWeights = ({ judges }: Design): Float64Array =>
  new Float64Array(judges.length).fill(1);

/** The factor of each nomination's equation: 1 / (weight of its ratings + ridge). */
export const nominationFactors = (design: Design, { ridges, weights }: Weighting): Float64Array =>
  overJudges(design, weights).map((weight) => 1 / (weight + ridges.nomination));

/** The total weight of each judge's ratings, plus the ridge. */
const ownWeights = ({ columnStart }: Design, { ridges, weights }: Weighting): Float64Array =>
  countsOf(columnStart).map((count, judge) => count * (weights[judge] as number) + ridges.judge);

/**
 * The diagonal of the judges' equations after eliminating the nominations (the Schur complement of
 * the mixed model equations): weight of the ratings + ridge - squared weight times the sum over the
 * judge's nominations of their factor.
 */
export function judgeDiagonal(design: Design, weighting: Weighting): Float64Array {
  const taken = overNominations(design, nominationFactors(design, weighting));
  return ownWeights(design, weighting).map((own, judge) =>
    Math.max(0, own - (weighting.weights[judge] as number) ** 2 * (taken[judge] as number)),
  );
}

const times = (left: Float64Array, right: Float64Array): Float64Array =>
  left.map((value, index) => value * (right[index] as number));

const minus = (left: Float64Array, right: Float64Array): Float64Array =>
  left.map((value, index) => value - (right[index] as number));

/** The judges' effects, from equations without the nominations. */
function judgeEffects(design: Design, weighting: Weighting, score: Float64Array): Float64Array {
  const { weights } = weighting;
  const factors = nominationFactors(design, weighting);
  const own = ownWeights(design, weighting);
  const throughNominations = (perNomination: Float64Array) =>
    times(weights, overNominations(design, times(factors, perNomination)));
  const weighted = times(
    weights,
    sumByJudge(design, (at) => score[at] as number),
  );
  const weightedAt = (at: number) =>
    (weights[design.judgeOf[at] as number] as number) * (score[at] as number);
  return solve({
    multiply: (effects) =>
      minus(times(own, effects), throughNominations(overJudges(design, times(weights, effects)))),
    diagonal: judgeDiagonal(design, weighting),
    right: minus(weighted, throughNominations(sumByNomination(design, weightedAt))),
  });
}

/**
 * Returns the effects of nominations and judges that explain the scores best, by Henderson's mixed
 * model equations without a mean (Henderson 1975, Biometrics 31, 423-447), each rating weighted by
 * its judge's `w_j`: the solution of `(sum w_j + ridge) a_i + sum w_j b_j = sum w_j y_ij` and `(n_j
 * w_j + ridge) b_j + w_j sum a_i = w_j sum y_ij`. With an infinite ridge an effect is 0; with ridges
 * of 0 it is the weighted least squares fit.
 */
export function effectsOf(design: Design, weighting: Weighting, score: Float64Array): Effects {
  const { weights, ridges } = weighting;
  const judge = Number.isFinite(ridges.judge)
    ? judgeEffects(design, weighting, score)
    : new Float64Array(design.judges.length);
  const left = sumByNomination(design, (at) => {
    const own = design.judgeOf[at] as number;
    return (weights[own] as number) * ((score[at] as number) - (judge[own] as number));
  });
  return { judge, nomination: times(nominationFactors(design, weighting), left) };
}

/** Returns the rest of each score after subtracting the effects. */
export const unexplained = (
  { rowOf, judgeOf }: Design,
  score: Float64Array,
  { nomination, judge }: Effects,
): Float64Array =>
  score.map(
    (value, at) =>
      value -
      (nomination[rowOf[at] as number] as number) -
      (judge[judgeOf[at] as number] as number),
  );
