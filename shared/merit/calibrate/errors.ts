import type { Design } from './design';
import { type Effects, judgeDiagonal, nominationFactors, type Ridges } from './effects';
import { partsOf } from './parts';
import { overJudges } from './sums';
import type { Variances } from './variances';

/**
 * Returns prediction errors of the mixed model equations, to first order: the inverse of the
 * judges' equations is approximated by the inverse of its diagonal, plus the one direction in which
 * that is far off, the common level of all judges of a part, which only the prior determines (judge
 * variance / judges). Exact errors need the whole inverse, of thousands of rows; on connected
 * seasons these are within 3 % of them (`errors.test.ts`).
 */
export function standardErrors(design: Design, variances: Variances, ridges: Ridges): Effects {
  const around = partsOf(design).judgesAround;
  const factors = nominationFactors(design, ridges.nomination);
  const judge = judgeDiagonal(design, ridges).map((value) => 1 / value);
  const fromJudges = overJudges(design, judge);
  const nomination = factors.map((factor, row) => {
    const own = variances.residual * (factor + factor * factor * (fromJudges[row] as number));
    return Math.sqrt(own + variances.judge / (around[row] as number));
  });
  return { nomination, judge: judge.map((value) => Math.sqrt(variances.residual * value)) };
}
