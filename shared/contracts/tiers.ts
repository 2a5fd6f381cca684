/** The awards, best first; each has its own medal. */
export const tierNames = ['Platinum', 'Gold', 'Silver'] as const;
export type TierName = (typeof tierNames)[number];
