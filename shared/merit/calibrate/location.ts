/** Number of deviations within which a value counts; 95 % efficiency (Huber 1981). */
const reach = 4.685;
/** Median distance of normal values from the mean, in standard deviations. */
const usualDistance = 0.6745;
const steps = 20;

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const below = sorted[(sorted.length - 1) >> 1] ?? 0;
  return (below + (sorted[sorted.length >> 1] ?? 0)) / 2;
}

/**
 * Returns a robust mean of values: Tukey's biweight (Mosteller and Tukey 1977, 10B). For normal
 * values nearly the mean; distant values do not move it. 0 for none.
 */
export function typicalOf(values: readonly number[]): number {
  let middle = medianOf(values);
  const deviation = medianOf(values.map((value) => Math.abs(value - middle))) / usualDistance;
  if (deviation === 0) return middle;
  for (let step = 0; step < steps; step += 1) {
    const weights = values.map((value) => {
      const distance = (value - middle) / (reach * deviation);
      return Math.max(0, 1 - distance * distance) ** 2;
    });
    const all = weights.reduce((total, weight) => total + weight, 0);
    middle = values.reduce((total, value, at) => total + value * (weights[at] as number), 0) / all;
  }
  return middle;
}
