/** A limit between tiers, as precise as it is set: `8.0`, `7.75`. */
export const cutShown = (score: number): string => score.toFixed(2).replace(/0$/, '');
