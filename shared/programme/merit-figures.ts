/**
 * Results of simulated seasons with a known true order (`npm run bench:merit -- calibration`
 * describes them). Tests measure the first again and compare the second with docs/merit.md.
 */
export const seasons = 80;

/**
 * Of 100 pairs of entries, how many each method orders wrongly, on average over the first 80
 * seasons of 187 entries with 20 of 350 judges each.
 */
export const wrongPairs = [
  { method: 'Plain average', of100: 8.3 },
  { method: 'Judges brought to the same average and spread', of100: 7.5 },
  { method: 'Calibrated', of100: 7.0 },
  { method: 'If each judge’s strictness were known', of100: 6.8 },
] as const;

/** Predicted probability of a tier, and how often it was right, in per cent. */
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
