import { by, groupedBy } from '../../groups';

/** A nomination or judge whose ratings scatter far more than usual in the season. */
export interface DisagreementSignal {
  name: string;
  ratings: number;
  /** Variance as a multiple of the season's residual variance; 1 is average. */
  meanSquare: number;
}

/** "Distorts or degrades the measurement system" from 2.0 on (Linacre 2002). */
const distorting = 2;
const minRatings = 8;

/** Of 350 normal judges, one in about two seasons exceeds this. */
const farOut = 3;

/**
 * Converts a mean square to standard errors: the cube root of chi-square over its degrees of
 * freedom is nearly normal (Wilson and Hilferty 1931, PNAS 17, 684-688).
 */
function standardErrorsOf({ meanSquare, ratings }: DisagreementSignal): number {
  const variance = 2 / (9 * ratings);
  return (Math.cbrt(meanSquare) - 1 + variance) / Math.sqrt(variance);
}

const isFarOut = (one: DisagreementSignal): boolean =>
  one.ratings >= minRatings && one.meanSquare >= distorting && standardErrorsOf(one) >= farOut;

/**
 * The unweighted mean square of residuals in units of the season's variance: the outfit statistic
 * of Rasch measurement (Wright and Masters 1982; Linacre 2002, Rasch Measurement Transactions
 * 16:2). Grouped by nomination it shows where judges disagree; by judge, who disagrees with the
 * others. For review only; never affects scores.
 */
export function disagreementSignals(
  ratings: readonly { name: string; residual: number }[],
  residualVariance: number,
): DisagreementSignal[] {
  return [...groupedBy(ratings, ({ name }) => name)]
    .map(([name, own]) => ({
      name,
      ratings: own.length,
      meanSquare:
        own.reduce((sum, { residual }) => sum + residual ** 2, 0) / own.length / residualVariance,
    }))
    .filter(isFarOut)
    .sort(by(({ name }) => name));
}
