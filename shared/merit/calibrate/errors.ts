import type { Design } from './design';
import { judgeDiagonal, nominationFactors, type Weighting } from './effects';
import type { Fit } from './fit';
import { partsOf } from './parts';
import { overJudges, overNominations } from './sums';
import type { Variances } from './variances';

/** What a judge's own error adds to the error of a nomination, per squared factor. */
const fromJudges = (weights: Float64Array, diagonal: Float64Array): Float64Array =>
  weights.map((weight, judge) => weight ** 2 / (diagonal[judge] as number));

/**
 * Returns the nominations' prediction errors of the mixed model equations, to first order: the
 * inverse of the judges' equations is approximated by the inverse of its diagonal, plus the one
 * direction in which that is far off, the common level of all judges of a part, which only the prior
 * determines (judge variance / judges). Exact errors need the whole inverse, of thousands of rows;
 * on connected seasons these are within 3 % of them (`errors.test.ts`).
 *
 * Parts that no ratings connect may have a severity of their own, as different as single judges
 * are: their errors grow by that, the more, the smaller their share of the judges.
 */
export function standardErrors(
  design: Design,
  variances: Variances,
  { weighting, ofFields }: Pick<Fit, 'weighting' | 'ofFields'>,
): Float64Array {
  const around = partsOf(design).judgesAround;
  const apart = (row: number) => 1 - (around[row] as number) / design.judges.length;
  const ofJudges = fromJudges(weighting.weights, judgeDiagonal(design, weighting));
  const added = overJudges(design, ofJudges);
  return nominationFactors(design, weighting).map((factor, row) => {
    const own = variances.residual * (factor + factor * factor * (added[row] as number));
    const common = variances.judge * (1 / (around[row] as number) + apart(row) ** 2);
    return Math.sqrt(own + common + variances.residual * ofFields(row));
  });
}

/**
 * Returns for each judge the degrees of freedom of their residuals: their ratings less how far the
 * effects follow them (the leverages), to the same order as the standard errors.
 */
export function freedomOf(design: Design, weighting: Weighting): Float64Array {
  const { weights } = weighting;
  const factors = nominationFactors(design, weighting);
  const diagonal = judgeDiagonal(design, weighting);
  const added = overJudges(design, fromJudges(weights, diagonal));
  const follows = factors.map((factor, row) => factor + factor * factor * (added[row] as number));
  const sumOver = (perNomination: Float64Array) => overNominations(design, perNomination);
  const [all, once] = [sumOver(follows), sumOver(factors)];
  return weights.map((weight, judge) => {
    const ratings =
      (design.columnStart[judge + 1] as number) - (design.columnStart[judge] as number);
    const own = (ratings - 2 * weight * (once[judge] as number)) / (diagonal[judge] as number);
    return Math.max(0, ratings - weight * ((all[judge] as number) + own));
  });
}
