/** The lowest score of a tier, with the needed decimals: `8.0`, `7.75`. */
export const cutShown = (score: number): string => score.toFixed(2).replace(/0$/, '');
