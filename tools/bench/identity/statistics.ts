/** The value below which the share `at` of the samples lies. */
export function quantile(samples: readonly number[], at: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))] ?? Number.NaN;
}

/** Upper tail of the standard normal distribution, twice (Abramowitz and Stegun 7.1.26). */
function twoSided(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.min(1, series * Math.exp(-x * x));
}

/** Ranks from 1, the mean of their ranks for equal values; and the sum of t³-t over the ties. */
function ranksOf(values: readonly number[]): { ranks: number[]; ties: number } {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  const ranks: number[] = [];
  let ties = 0;
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to < order.length && order[to]?.value === order[from]?.value) to++;
    for (const { index } of order.slice(from, to)) ranks[index] = (from + 1 + to) / 2;
    ties += (to - from) ** 3 - (to - from);
    from = to;
  }
  return { ranks, ties };
}

/**
 * Mann-Whitney U of two samples, by the normal approximation. `share` is how often a value of `a` is
 * above one of `b`: 0.5 where nobody can tell them apart, 1 or 0 where each single value does.
 */
export function mannWhitney(a: readonly number[], b: readonly number[]) {
  const { ranks, ties } = ranksOf([...a, ...b]);
  const total = a.length + b.length;
  const rankSum = ranks.slice(0, a.length).reduce((sum, rank) => sum + rank, 0);
  const u = rankSum - (a.length * (a.length + 1)) / 2;
  const pairs = a.length * b.length;
  const variance = (pairs / 12) * (total + 1 - ties / (total * (total - 1)));
  return { share: u / pairs, p: twoSided((u - pairs / 2) / Math.sqrt(variance || 1)) };
}

/** Two-sample Kolmogorov-Smirnov: the largest distance between the distributions, and its p. */
export function kolmogorovSmirnov(a: readonly number[], b: readonly number[]) {
  const below = (samples: readonly number[], at: number) =>
    samples.filter((one) => one <= at).length / samples.length;
  const distance = Math.max(...[...a, ...b].map((at) => Math.abs(below(a, at) - below(b, at))));
  const size = Math.sqrt((a.length * b.length) / (a.length + b.length));
  const lambda = (size + 0.12 + 0.11 / size) * distance;
  if (lambda < 0.2) return { distance, p: 1 };
  let p = 0;
  for (let k = 1; k <= 100; k++)
    p += 2 * (k % 2 === 1 ? 1 : -1) * Math.exp(-2 * k * k * lambda * lambda);
  return { distance, p: Math.min(1, Math.max(0, p)) };
}
