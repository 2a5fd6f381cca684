import { counted } from '../groups';
import { countsOf, type Design } from './design';
import { effectsOf, unexplained } from './effects';
import { partsOf } from './parts';
import { overJudges, sumByJudge, sumByNomination } from './sums';

/** Variances of nominations, judges and residuals. */
export interface Variances {
  nomination: number;
  judge: number;
  /** Variance of ratings by a judge with weight 1. */
  residual: number;
}

/** Minimum degrees of freedom of the residual for an estimate. */
const fewest = 10;

/** Identical ratings would give a residual of 0, and infinite certainty. */
const smallest = 1e-6;

const sum = (values: Float64Array): number => values.reduce((total, one) => total + one, 0);

const squared = (values: Float64Array): Float64Array => values.map((value) => value * value);

/** Weighted sums of scores, of their squares, and of weights, by group. */
interface Grouped {
  scores: Float64Array;
  squares: Float64Array;
  weights: Float64Array;
}

/** The weighted sum of squares around the mean of each group. */
const withinSquares = ({ scores, squares, weights }: Grouped): number =>
  sum(squares.map((value, at) => value - (scores[at] as number) ** 2 / (weights[at] as number)));

function aroundCategories(design: Design): Float64Array {
  const own = design.rowOf.map((row) => design.categoryOf[row] as number);
  const counts = counted(own, design.categories);
  const sums = new Float64Array(design.categories);
  own.forEach((category, at) => {
    sums[category] = (sums[category] as number) + (design.score[at] as number);
  });
  const means = sums.map((sum, category) => sum / (counts[category] as number));
  return design.score.map((value, at) => value - (means[own[at] as number] as number));
}

/**
 * Returns the variance components of the crossed random effects model, by Henderson's method 3
 * (Henderson 1953, Biometrics 9, 226-252; Searle, Casella and McCulloch 1992, chapter 5), with each
 * rating weighted by its judge: the residual from the fit of both factors, then each factor from
 * the squares within the other. Within nominations their expectation is `residual (N - nominations)
 * + judge sum (W - sum w^2 / W)`, W being a nomination's sum of weights; within judges, whose
 * ratings all weigh w, it is `residual (N - judges) + nomination sum w (n - 1)`, since nobody rates
 * a nomination twice. Unbiased for the true weights, without assuming normality. A negative
 * estimate becomes 0.
 *
 * Undefined if the ratings are too few, or too little connected.
 */
export function variancesOf(design: Design, weights: Float64Array): Variances | undefined {
  const { score, judgeOf, nominations, judges } = design;
  const total = score.length;
  const free = total - nominations.length - judges.length + partsOf(design).count;
  if (free < fewest) return undefined;
  // Relative to its category's mean, so that categories do not count as differences of nominations.
  const off = aroundCategories(design);
  const weightAt = (at: number) => weights[judgeOf[at] as number] as number;
  const scoreAt = (at: number) => weightAt(at) * (off[at] as number);
  const squareAt = (at: number) => scoreAt(at) * (off[at] as number);
  const byNomination = {
    scores: sumByNomination(design, scoreAt),
    squares: sumByNomination(design, squareAt),
    weights: overJudges(design, weights),
  };
  const byJudge = {
    scores: sumByJudge(design, scoreAt),
    squares: sumByJudge(design, squareAt),
    weights: countsOf(design.columnStart).map((count, judge) => count * (weights[judge] as number)),
  };
  const fitted = effectsOf(design, { ridges: { nomination: 0, judge: 0 }, weights }, off);
  const left = squared(unexplained(design, off, fitted));
  const squares = left.reduce((all, value, at) => all + weightAt(at) * value, 0);
  const residual = Math.max(smallest, squares / free);
  const overlap = overJudges(design, squared(weights));
  const ofJudges = sum(
    byNomination.weights.map((all, row) => all - (overlap[row] as number) / all),
  );
  const ofNominations = sum(byJudge.weights) - sum(weights);
  const variance = (within: number, groups: number, of: number) =>
    of > 0 ? Math.max(0, (within - residual * (total - groups)) / of) : 0;
  return {
    nomination: variance(withinSquares(byJudge), judges.length, ofNominations),
    judge: variance(withinSquares(byNomination), nominations.length, ofJudges),
    residual,
  };
}
