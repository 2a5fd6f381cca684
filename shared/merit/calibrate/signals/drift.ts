import { byJudge } from './by-judge';

/** A judge who became stricter or more lenient during the season. */
export interface DriftSignal {
  judge: string;
  ratings: number;
  /** Change from first to last rating; negative if the judge became stricter. */
  change: number;
}

/** With fewer ratings a slope means little. */
const minRatings = 8;

/** Of 350 judges without drift, one in about six seasons exceeds this. */
const farOut = 3.5;

/**
 * Returns the least squares slope of residuals by position, as the change from first to last. Its
 * error comes from the season's residual variance, not from the judge's few ratings.
 */
function changeOver(residuals: readonly number[], variance: number) {
  const middle = (residuals.length - 1) / 2;
  const spread = residuals.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  const slope = residuals.reduce((sum, value, at) => sum + value * (at - middle), 0) / spread;
  return {
    change: slope * (residuals.length - 1),
    standardErrors: slope / Math.sqrt(variance / spread),
  };
}

/**
 * Drift of severity during the season, from the calibration's residuals in the order of completion.
 * For review only; never affects scores.
 */
export function driftSignals(
  ratings: readonly { judge: string; residual: number; completedAt: number }[],
  residualVariance: number,
): DriftSignal[] {
  return byJudge(ratings).flatMap(([judge, own]) => {
    if (own.length < minRatings) return [];
    const inOrder = own.sort((one, other) => one.completedAt - other.completedAt);
    const residuals = inOrder.map(({ residual }) => residual);
    const { change, standardErrors } = changeOver(residuals, residualVariance);
    return Math.abs(standardErrors) < farOut ? [] : [{ judge, ratings: own.length, change }];
  });
}
