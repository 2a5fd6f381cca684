import { countsOf, type Design } from './design';
import { effectsOf } from './effects';
import { partsOf } from './parts';
import { rowsOf, sumByJudge, sumByNomination } from './sums';

/** Variances of nominations, judges and residuals. */
export interface Variances {
  nomination: number;
  judge: number;
  residual: number;
}

/** Minimum degrees of freedom of the residual for an estimate. */
const fewest = 10;

/** Identical ratings would give a residual of 0, and infinite certainty. */
const smallest = 1e-6;

/** Returns the sum of squares around the mean of each group, from the groups' sums and counts. */
function withinSquares(
  score: Float64Array,
  groups: Int32Array,
  sums: Float64Array,
  start: Int32Array,
): number {
  const counts = countsOf(start);
  const means = sums.map((sum, group) => sum / (counts[group] as number));
  return score.reduce((total, value, at) => {
    const off = value - (means[groups[at] as number] as number);
    return total + off * off;
  }, 0);
}

function residualSquares(design: Design, rows: Int32Array): number {
  const { nomination, judge } = effectsOf(design, { nomination: 0, judge: 0 }, design.score);
  return design.score.reduce((total, value, at) => {
    const expected =
      (nomination[rows[at] as number] as number) + (judge[design.judgeOf[at] as number] as number);
    return total + (value - expected) ** 2;
  }, 0);
}

/**
 * Returns the variance components of the crossed random effects model, by Henderson's method 3
 * (Henderson 1953, Biometrics 9, 226-252; Searle, Casella and McCulloch 1992, chapter 5): the
 * residual from the fit of both factors, then each factor from the squares within the other, whose
 * expectation is (N - groups)(factor + residual) since nobody rates a nomination twice. Unbiased,
 * without assuming normality. A negative estimate becomes 0.
 *
 * Undefined if the ratings are too few, or too little connected.
 */
export function variancesOf(design: Design): Variances | undefined {
  const { score, judgeOf, nominations, judges } = design;
  const total = score.length;
  const free = total - nominations.length - judges.length + partsOf(design).count;
  if (free < fewest) return undefined;
  const rows = rowsOf(design);
  const scoreAt = (at: number) => score[at] as number;
  const withinRows = withinSquares(score, rows, sumByNomination(design, scoreAt), design.rowStart);
  const withinColumns = withinSquares(
    score,
    judgeOf,
    sumByJudge(design, scoreAt),
    design.columnStart,
  );
  const residual = Math.max(smallest, residualSquares(design, rows) / free);
  return {
    nomination: Math.max(0, withinColumns / (total - judges.length) - residual),
    judge: Math.max(0, withinRows / (total - nominations.length) - residual),
    residual,
  };
}
