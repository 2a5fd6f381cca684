/** Above this the asymptotic series below are exact to twelve digits. */
const far = 8;

/** The derivative of the logarithm of the gamma function, for x > 0 (Abramowitz and Stegun 6.3.18). */
export function digamma(x: number): number {
  if (x < far) return digamma(x + 1) - 1 / x;
  const square = 1 / (x * x);
  const series = square * (1 / 12 - square * (1 / 120 - square * (1 / 252 - square / 240)));
  return Math.log(x) - 1 / (2 * x) - series;
}

/** The derivative of {@link digamma}, for x > 0 (Abramowitz and Stegun 6.4.12). */
export function trigamma(x: number): number {
  if (x < far) return trigamma(x + 1) + 1 / (x * x);
  const square = 1 / (x * x);
  const series = square * (1 / 6 - square * (1 / 30 - square * (1 / 42 - square / 30)));
  return (1 + 1 / (2 * x) + series) / x;
}

/** The x > 0 whose trigamma is the given positive number, by bisection of its logarithm. */
export function trigammaInverse(value: number): number {
  // 1/x < trigamma(x) < 1/x + 1/x^2 for all x > 0.
  let [below, above] = [1 / value, 1 / value + 1 / Math.sqrt(value)];
  for (let step = 0; step < 60; step += 1) {
    const middle = (below + above) / 2;
    if (trigamma(middle) > value) below = middle;
    else above = middle;
  }
  return (below + above) / 2;
}
