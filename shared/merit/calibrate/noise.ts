import { countsOf, type Design } from './design';
import { digamma, trigamma, trigammaInverse } from './gamma';
import { sumByJudge } from './sums';

/** With fewer judges, or fewer degrees of freedom of one, differences in noise are unknown. */
const [minJudges, minDegrees] = [10, 5];

/**
 * Lower limit for a judge's variance, as a share of the usual one. Otherwise a judge who agrees
 * with the model by chance would decide alone, and then agree even more.
 */
const leastShare = 0.05;

/** The judges' noise in general: the scaled inverse chi-square distribution of their variances. */
export interface NoisePrior {
  /** Degrees of freedom; infinite if judges do not differ. */
  degrees: number;
  variance: number;
}

/**
 * Returns the distribution of the judges' variances from the first two moments of their logarithms
 * (Smyth 2004, Statistical Applications in Genetics and Molecular Biology 3, article 3, section
 * 6.2). The degrees are infinite if the logarithms scatter only by chance.
 */
export function noisePriorOf(
  squares: Float64Array,
  freedom: Float64Array,
  pooled: number,
): NoisePrior {
  const judges = [...freedom.keys()].filter((at) => (freedom[at] as number) >= minDegrees);
  const equal = { degrees: Number.POSITIVE_INFINITY, variance: pooled };
  if (judges.length < minJudges) return equal;
  const mean = (valueAt: (judge: number) => number) =>
    judges.reduce((total, at) => total + valueAt(at), 0) / judges.length;
  const half = (at: number) => (freedom[at] as number) / 2;
  const logarithm = (at: number) => {
    const variance = (squares[at] as number) / (2 * half(at));
    return Math.log(variance) - digamma(half(at)) + Math.log(half(at));
  };
  const middle = mean(logarithm);
  const scatter = mean((at) => (logarithm(at) - middle) ** 2);
  const more = (scatter * judges.length) / (judges.length - 1) - mean((at) => trigamma(half(at)));
  if (more <= 0) return equal;
  const degrees = 2 * trigammaInverse(more);
  const variance = Math.exp(middle + digamma(degrees / 2) - Math.log(degrees / 2));
  return { degrees, variance };
}

/**
 * Returns how much a rating of each judge counts: the inverse of the judge's variance, which is
 * drawn towards that of all judges the more, the fewer ratings it comes from and the less judges
 * differ. 1 stands for the mean variance of all ratings; where judges do not differ, all are 1.
 *
 * @param pooled the variance of all ratings when all judges count the same.
 */
export function weightsFrom(
  design: Design,
  residuals: Float64Array,
  { freedom, pooled }: { freedom: Float64Array; pooled: number },
): Float64Array {
  const squares = sumByJudge(design, (at) => (residuals[at] as number) ** 2).map((own, at) =>
    Math.max(own, leastShare * pooled * (freedom[at] as number)),
  );
  const { degrees, variance } = noisePriorOf(squares, freedom, pooled);
  if (degrees === Number.POSITIVE_INFINITY) return freedom.map(() => 1);
  const variances = squares.map(
    (own, at) => (degrees * variance + own) / (degrees + (freedom[at] as number)),
  );
  const counts = countsOf(design.columnStart);
  const usual =
    variances.reduce((total, one, at) => total + one * (counts[at] as number), 0) /
    residuals.length;
  return variances.map((one) => usual / one);
}
