/**
 * Results of the benchmark (`npm run bench:merit -- calibration`), as in docs/merit.md; a test
 * compares them with its pictures.
 */
export const seasons = 80;

/** Mean rank correlation of each method's ranking with the true order. */
export const ranks = [
  { method: 'Plain average', correlation: 0.961 },
  { method: 'Judges brought to the same mean and spread', correlation: 0.967 },
  { method: 'Calibrated', correlation: 0.972 },
  { method: 'If each judge’s strictness were known', correlation: 0.974 },
] as const;

/** Predicted probability of a tier, and how often it was the true one, in per cent. */
export const certainties = [
  { said: 20.3, true: 24.2 },
  { said: 35.1, true: 30.6 },
  { said: 45.2, true: 42.6 },
  { said: 55.2, true: 52.9 },
  { said: 65.3, true: 65.6 },
  { said: 75.1, true: 75.7 },
  { said: 85.5, true: 86.7 },
  { said: 94.4, true: 93.9 },
  { said: 99.6, true: 99.5 },
] as const;
