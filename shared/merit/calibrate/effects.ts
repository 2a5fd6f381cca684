import { solve } from './conjugate-gradients';
import { countsOf, type Design } from './design';
import { overJudges, overNominations, sumByJudge, sumByNomination } from './sums';

/** Ridges added to the numbers of ratings of nominations and of judges; 0 for none. */
export interface Ridges {
  nomination: number;
  judge: number;
}

export interface Effects {
  nomination: Float64Array;
  judge: Float64Array;
}

/** The factor of each nomination's equation: 1 / (ratings + ridge). */
export const nominationFactors = ({ rowStart }: Design, ridge: number): Float64Array =>
  countsOf(rowStart).map((count) => 1 / (count + ridge));

/**
 * The diagonal of the judges' equations after eliminating the nominations (the Schur complement of
 * the mixed model equations): ratings + ridge - sum over the judge's nominations of their factor.
 */
export function judgeDiagonal(design: Design, ridges: Ridges): Float64Array {
  const taken = overNominations(design, nominationFactors(design, ridges.nomination));
  return countsOf(design.columnStart).map((count, judge) =>
    Math.max(0, count + ridges.judge - (taken[judge] as number)),
  );
}

const times = (left: Float64Array, right: Float64Array): Float64Array =>
  left.map((value, index) => value * (right[index] as number));

const minus = (left: Float64Array, right: Float64Array): Float64Array =>
  left.map((value, index) => value - (right[index] as number));

/** The judges' effects, from equations in which the nominations are eliminated. */
function judgeEffects(design: Design, ridges: Ridges, score: Float64Array): Float64Array {
  const factors = nominationFactors(design, ridges.nomination);
  const scoreAt = (at: number) => score[at] as number;
  const own = countsOf(design.columnStart).map((count) => count + ridges.judge);
  const throughNominations = (perNomination: Float64Array) =>
    overNominations(design, times(factors, perNomination));
  return solve({
    multiply: (effects) =>
      minus(times(own, effects), throughNominations(overJudges(design, effects))),
    diagonal: judgeDiagonal(design, ridges),
    right: minus(sumByJudge(design, scoreAt), throughNominations(sumByNomination(design, scoreAt))),
  });
}

/**
 * Returns the effects of nominations and judges that explain the scores best, by Henderson's mixed
 * model equations without a mean (Henderson 1975, Biometrics 31, 423-447): the solution of `(n_i +
 * ridge) a_i + sum b_j = sum y_ij` and `(n_j + ridge) b_j + sum a_i = sum y_ij`. With an infinite
 * ridge an effect is 0; with ridges of 0 it is the least squares fit.
 */
export function effectsOf(design: Design, ridges: Ridges, score: Float64Array): Effects {
  const judge = Number.isFinite(ridges.judge)
    ? judgeEffects(design, ridges, score)
    : new Float64Array(design.judges.length);
  const left = sumByNomination(
    design,
    (at) => (score[at] as number) - (judge[design.judgeOf[at] as number] as number),
  );
  return { judge, nomination: times(nominationFactors(design, ridges.nomination), left) };
}
